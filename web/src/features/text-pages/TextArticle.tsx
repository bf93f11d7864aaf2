import type { ReactNode } from 'react';
import { direction, languageTag, type Language } from '../../i18n/language.ts';
import { TextBody } from './TextBody.tsx';
import type { TextBody_blocks$key } from './__generated__/TextBody_blocks.graphql.ts';
import styles from './TextArticle.module.css';

interface TextArticleProps {
  readonly title: string;
  readonly summary: string;
  /** Language in which it is written. */
  readonly language: Language;
  readonly blocks: TextBody_blocks$key;
  /** Below the summary: when it was changed. */
  readonly note?: ReactNode;
  /** Element of the title. Default: the page's heading. */
  readonly as?: 'h1' | 'p';
}

/** A text page from its title to its last block. */
export function TextArticle({ title, summary, language, blocks, note, as: Title = 'h1' }: TextArticleProps) {
  return (
    <article className={styles.article} lang={languageTag(language)} dir={direction(language)}>
      <header className={styles.header}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.summary}>{summary}</p>
        {note}
      </header>
      <TextBody blocks={blocks} />
    </article>
  );
}
