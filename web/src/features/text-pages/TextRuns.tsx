import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from '../../navigation/Link.tsx';
import { anchorId } from './anchors.ts';
import { placed } from './placed.ts';
import type { TextRuns_runs$key } from './__generated__/TextRuns_runs.graphql.ts';
import styles from './TextRuns.module.css';

function Anchor({ href, text }: { href: string; text: string }) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={styles.link}>
        {text}
      </Link>
    );
  }
  return (
    <a
      href={href.startsWith('#') ? `#${anchorId(href.slice(1))}` : href}
      className={styles.link}
      rel="noopener"
    >
      {text}
    </a>
  );
}

/** A number and its unit stay on one line. */
const unbroken = (text: string): string => text.replaceAll(/(\d) (?=TND|DT\b|%|h\b|cm\b|kg\b)/g, '$1\u00a0');

/** Text within a line: plain, bold, links. */
export function TextRuns({ runs }: { runs: TextRuns_runs$key }) {
  const list = useFragment(
    graphql`
      fragment TextRuns_runs on TextRun @relay(plural: true) {
        text
        strong
        href
      }
    `,
    runs,
  );
  return placed(list).map(({ entry: { text: written, strong, href }, place }) => {
    const text = unbroken(written);
    const words = href == null ? text : <Anchor href={href} text={text} />;
    return strong ? <strong key={place}>{words}</strong> : <Fragment key={place}>{words}</Fragment>;
  });
}
