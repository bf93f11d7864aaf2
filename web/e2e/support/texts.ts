import { readFileSync } from 'node:fs';
import type { Language } from './fixtures.ts';

type Texts = string | { readonly [key: string]: Texts };

/**
 * The shop's own texts in a language, for journeys in several languages: `texts('tn')('orders:return.confirm')`. Throws on an
 * unknown key.
 */
export function texts(
  language: Language,
): (key: string, values?: Readonly<Record<string, string>>) => string {
  return (key, values = {}) => {
    const [area = '', path = ''] = key.split(':');
    const file = new URL(`../../src/i18n/${language}/${area}.json`, import.meta.url);
    let found: Texts | undefined = JSON.parse(readFileSync(file, 'utf8')) as Texts;
    for (const step of path.split('.')) found = typeof found === 'object' ? found[step] : undefined;
    if (typeof found !== 'string') throw new Error(`${language} has no text ${key}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}
