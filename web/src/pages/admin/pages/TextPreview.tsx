import { useDeferredValue, useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { TextArticle } from '../../../features/text-pages/TextArticle.tsx';
import type { Language } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { oneOf } from '../_kit/oneOf.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './TextPreview.module.css';
import type { TextPreviewQuery } from './__generated__/TextPreviewQuery.graphql.ts';

/** A text is sent when nothing was typed for so long, in milliseconds. */
const PAUSE = 300;
/** Warnings that are shown at once. */
const SHOWN = 20;

const KINDS = [
  'PICTURE',
  'CODE',
  'QUOTATION',
  'NESTED_LIST',
  'HTML',
  'LINK',
  'EMPHASIS',
  'RULE',
  'HEADING_LEVEL',
] as const;

interface TextPreviewProps {
  readonly title: string;
  readonly summary: string;
  /** Markdown. */
  readonly body: string;
  readonly language: Language;
}

/** A text as the shop's page shows it, while it is written, and what the page drops. The last one stays until the next is there. */
export function TextPreview({ title, summary, body, language }: TextPreviewProps) {
  const { t } = useTranslation('adminTexts');
  const [settled, setSettled] = useState(body);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(body), PAUSE);
    return () => clearTimeout(timer);
  }, [body]);
  const markdown = useDeferredValue(settled);
  const { textPagePreview } = useAdminQuery<TextPreviewQuery>(
    graphql`
      query TextPreviewQuery($markdown: String!) {
        textPagePreview(markdown: $markdown) {
          blocks {
            ...TextBody_blocks
          }
          dropped {
            kind
            line
          }
        }
      }
    `,
    { markdown },
    adminFreshness.options,
    ['previews'],
  );
  const { blocks, dropped } = present(textPagePreview);
  return (
    <div className={styles.preview} aria-busy={markdown !== body}>
      <output className={styles.warnings}>
        {dropped.length > 0 && (
          <>
            <strong>{t('dropped.title')}</strong>
            <ul>
              {dropped.slice(0, SHOWN).map(({ kind, line }) => {
                const known = oneOf(KINDS, kind);
                return (
                  known !== undefined && (
                    <li key={`${kind}${line}`}>{t('dropped.line', { line, what: t(`dropped.${known}`) })}</li>
                  )
                );
              })}
            </ul>
            {dropped.length > SHOWN && <p>{t('dropped.more', { count: dropped.length - SHOWN })}</p>}
          </>
        )}
      </output>
      <TextArticle as="p" title={title} summary={summary} language={language} blocks={blocks} />
    </div>
  );
}
