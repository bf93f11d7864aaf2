import { LANGUAGES, LANGUAGE_KEY, languageTag, type Language } from '../i18n/language.ts';
import type { PageHead } from '../page/page.ts';

/** Name of the shop, at the end of every title. */
export const SHOP_NAME = 'Lawaj';

/** An element of the document's head. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

export interface HeadSetting {
  readonly publicUrl: string;
  /** The page's own path and query. */
  readonly url: URL;
  readonly language: Language;
  readonly languageInUrl: boolean;
}

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr_TN', en: 'en_GB', de: 'de_DE', tn: 'ar_TN' };

function withLanguage(path: string, language: Language): string {
  return `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_KEY}=${language}`;
}

/** The head of a page: title, description, canonical address, the other languages, link previews and structured data. */
export function headTags(
  head: PageHead,
  { publicUrl, url, language, languageInUrl }: HeadSetting,
): HeadTag[] {
  const tags: HeadTag[] = [];
  const meta = (key: 'name' | 'property', name: string, content: string | null | undefined) => {
    if (content != null && content !== '') tags.push({ tag: 'meta', attributes: { [key]: name, content } });
  };
  const title = head.wholeTitle === true ? head.title : `${head.title} · ${SHOP_NAME}`;
  tags.push({ tag: 'title', attributes: {}, text: title });
  meta('name', 'description', head.description);
  if (head.noIndex === true) {
    meta('name', 'robots', 'noindex');
  } else {
    const path = head.canonical ?? url.pathname;
    const canonical = `${publicUrl}${languageInUrl ? withLanguage(path, language) : path}`;
    tags.push({ tag: 'link', attributes: { rel: 'canonical', href: canonical } });
    for (const other of LANGUAGES) {
      const href = `${publicUrl}${withLanguage(path, other)}`;
      tags.push({ tag: 'link', attributes: { rel: 'alternate', hreflang: languageTag(other), href } });
    }
    tags.push({
      tag: 'link',
      attributes: { rel: 'alternate', hreflang: 'x-default', href: `${publicUrl}${path}` },
    });
    meta('property', 'og:url', canonical);
  }
  meta('property', 'og:site_name', SHOP_NAME);
  meta('property', 'og:type', head.type ?? 'website');
  meta('property', 'og:locale', LOCALES[language]);
  meta('property', 'og:title', head.title);
  meta('property', 'og:description', head.description);
  if (head.image != null) meta('property', 'og:image', new URL(head.image, publicUrl).href);
  meta('name', 'twitter:card', head.image == null ? 'summary' : 'summary_large_image');
  for (const object of head.jsonLd ?? []) {
    tags.push({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify({ '@context': 'https://schema.org', ...object }).replaceAll('<', '\\u003c'),
    });
  }
  return tags;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, between tags or in a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** One element as HTML; `data-head` marks what belongs to the page and is replaced with it. */
export function renderHeadTag({ tag, attributes, text }: HeadTag): string {
  const list = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  if (tag === 'title') return `<title>${escapeHtml(text ?? '')}</title>`;
  if (tag === 'script') return `<script data-head${list}>${text ?? ''}</script>`;
  return `<${tag} data-head${list}>`;
}

/** Replaces the previous page's head in the document. */
export function applyHead(tags: readonly HeadTag[], { head }: Document = document): void {
  for (const old of head.querySelectorAll('[data-head]')) old.remove();
  for (const { tag, attributes, text } of tags) {
    if (tag === 'title') {
      head.ownerDocument.title = text ?? '';
      continue;
    }
    const element = head.ownerDocument.createElement(tag);
    element.dataset['head'] = '';
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    head.append(element);
  }
}
