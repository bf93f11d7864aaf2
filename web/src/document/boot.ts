import { createContext, use } from 'react';
import type { Language } from '../i18n/language.ts';
import type { Theme } from './theme.ts';

/** A query with the response that is inlined in the document. */
export interface BootQuery {
  readonly id: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
  /** An upstream failed for a part of it: the browser requests it again. */
  readonly isPartial?: boolean;
}

/** What the server passes to the browser, so that hydration renders the same. */
export interface Boot {
  readonly language: Language;
  /** The URL has `?lang=`: links preserve it. */
  readonly languageInUrl: boolean;
  readonly theme: Theme;
  /** The device has dismissed the app's banner. */
  readonly withoutAppBanner?: boolean;
  /** The server's clock at the rendering, in milliseconds. */
  readonly now: number;
  readonly seed: number;
  /** Origin of absolute URLs, such as `https://lawaj.tn`, without a slash at the end. */
  readonly publicUrl: string;
  readonly queries: readonly BootQuery[];
  /** The path matches a page, but its subject does not exist. */
  readonly isNotFound?: boolean;
  /** The server could not render the page: the browser renders from nothing instead of hydrating. */
  readonly failed: boolean;
}

/** Id of the element with the boot record. */
export const BOOT_ID = 'boot';

/** JSON that is safe inside a script element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Serialized responses: one response is used by many renderings. */
const written = new WeakMap<BootQuery['data'], string>();

function inlineQuery({ id, variables, data, isPartial }: BootQuery): string {
  let text = written.get(data);
  if (text === undefined) written.set(data, (text = inlineJson(data)));
  const partial = isPartial === true ? '"isPartial":true,' : '';
  return `{"id":${inlineJson(id)},"variables":${inlineJson(variables)},${partial}"data":${text}}`;
}

/** The boot record as HTML. */
export function inlineBoot({ queries, ...rest }: Boot): string {
  return `${inlineJson(rest).slice(0, -1)},"queries":[${queries.map(inlineQuery).join(',')}]}`;
}

export const BootContext = createContext<Boot | null>(null);

/** The document's boot record: language, seed, the server's clock. */
export function useBoot(): Boot {
  const boot = use(BootContext);
  if (boot === null) throw new Error('useBoot needs a BootContext above it');
  return boot;
}
