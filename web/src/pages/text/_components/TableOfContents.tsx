import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { anchorId } from '../../../features/text-pages/anchors.ts';
import type { TableOfContents_page$key } from './__generated__/TableOfContents_page.graphql.ts';
import styles from './TableOfContents.module.css';

/** With so few sections no table is needed. */
const FEWEST = 3;

/** The table of contents of a text page, next to it on wide screens. */
export function TableOfContents({ page }: { page: TableOfContents_page$key }) {
  const { t } = useTranslation('pages');
  const { blocks } = useFragment(
    graphql`
      fragment TableOfContents_page on TextPage {
        blocks {
          __typename
          ... on TextHeading {
            level
            text
            anchor
          }
        }
      }
    `,
    page,
  );
  const parts = blocks.flatMap((block) =>
    block.__typename === 'TextHeading' && block.level === 2 ? [block] : [],
  );
  if (parts.length < FEWEST) return null;
  return (
    <nav aria-labelledby="contents-title" className={styles.contents}>
      <h2 id="contents-title" className={styles.title}>
        {t('contents')}
      </h2>
      <ul>
        {parts.map(({ anchor, text }) => (
          <li key={anchor}>
            <a href={`#${anchorId(anchor)}`} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
