import { createContext, use, useEffect } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import type { HeadInput, PageHead, PageProps } from '../page/page.ts';
import { useBoot, type Boot } from './boot.ts';
import { applyHead, headTags, type HeadTag } from './head.ts';
import type { Translate } from '../i18n/translate.ts';

/** Where the server's rendering collects the head of the page that it renders. */
export interface HeadCollector {
  readonly collect: (head: PageHead) => void;
}

export const HeadCollectorContext = createContext<HeadCollector | null>(null);

/** What a page's `head` is given. */
export function headInput(props: PageProps, { publicUrl }: Pick<Boot, 'publicUrl'>, t: Translate): HeadInput {
  return { ...props, t, absolute: (path) => new URL(path, publicUrl).href };
}

/** Makes the document's head that of the page. On the server it goes to the collector, before the page is rendered whole. */
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
