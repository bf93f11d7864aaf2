/** Maps text pages from REST to the schema's type. */
import type { LanguageCode, TextPage } from '../../../contract/pages.ts';
import { toGlobalId } from '../base/ids.ts';
import { parseMarkdown } from './markdown.ts';
import type { Block } from './markdown.ts';

/** Slugs that a text page may have; others are not looked up. */
export const TEXT_PAGE_SLUG = /^[a-z0-9-]{1,60}$/;

/** Parsed once per loaded text, because parsing takes longer than the rest of a response. */
const parsed = new WeakMap<TextPage, Block[]>();

export class TextPageModel {
  readonly __typename = 'TextPage';
  readonly #wire: TextPage;

  constructor(wire: TextPage) {
    this.#wire = wire;
  }

  get id(): string {
    return toGlobalId('TextPage', `${this.slug}.${this.language}`);
  }
  get slug(): string {
    return this.#wire.slug;
  }
  get language(): LanguageCode {
    return this.#wire.language;
  }
  get title(): string {
    return this.#wire.title;
  }
  get summary(): string {
    return this.#wire.summary;
  }
  get updatedAt(): string {
    return this.#wire.updatedAt;
  }
  get blocks(): Block[] {
    let blocks = parsed.get(this.#wire);
    if (!blocks) {
      blocks = parseMarkdown(this.#wire.body);
      parsed.set(this.#wire, blocks);
    }
    return blocks;
  }
}

/** Slug and language from the key of a text page's global ID. */
export function readTextPageKey(key: string): [slug: string, language: LanguageCode] {
  const dot = key.lastIndexOf('.');
  // The key's pattern was checked when the ID was decoded.
  return [key.slice(0, dot), key.slice(dot + 1) as LanguageCode];
}
