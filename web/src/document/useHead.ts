import { createContext, use, useEffect } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import type { HeadInput, PageHead, PageProps } from '../page/page.ts';
import { useBoot, type Boot } from './boot.ts';
import { applyHead, headTags, type HeadTag } from './head.ts';
import type { Translate } from '../i18n/translate.ts';

/** Collects the head of the page that the server renders. */
export interface HeadCollector {
  readonly collect: (head: PageHead) => void;
}

export const HeadCollectorContext = createContext<HeadCollector | null>(null);

/** Input of a page's `head`. */
export function headInput(props: PageProps, { publicUrl }: Pick<Boot, 'publicUrl'>, t: Translate): HeadInput {
  return { ...props, t, absolute: (path) => new URL(path, publicUrl).href };
}

/** Applies the page's head to the document. On the server it goes to the collector, before the page is rendered completely. */
export function useHead(head: (input: HeadInput) => PageHead, props: PageProps): void {
  const boot = useBoot();
  const collector = use(HeadCollectorContext);
  const { t } = useTranslation('common');
  const made = head(headInput(props, boot, t));
  // The server writes the head itself.
  const written = collector === null ? JSON.stringify(headTags(made, { ...boot, url: props.url })) : '';
  if (collector !== null) collector.collect(made);
  useEffect(() => {
    applyHead(JSON.parse(written) as HeadTag[]);
  }, [written]);
}
