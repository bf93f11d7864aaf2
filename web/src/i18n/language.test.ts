import { describe, expect, it } from 'vitest';
import { resolveLanguage } from './language.ts';

describe('the language of a request', () => {
  it.each([
    [{ query: 'de', cookie: 'en', acceptLanguage: 'fr' }, 'de'],
    [{ query: 'xx', cookie: 'en', acceptLanguage: 'fr' }, 'en'],
    [{ query: null, cookie: '', acceptLanguage: 'en-GB,en;q=0.9,fr;q=0.8' }, 'en'],
    [{ acceptLanguage: 'it, de;q=0.4, en;q=0.7' }, 'en'],
    [{ acceptLanguage: 'ar-TN' }, 'tn'],
    [{ acceptLanguage: 'aeb' }, 'tn'],
    // Setswana's code is not Tunisian Arabic.
    [{ acceptLanguage: 'tn' }, 'fr'],
    [{ acceptLanguage: 'en;q=0, de' }, 'de'],
    [{ acceptLanguage: '*' }, 'fr'],
    [{ acceptLanguage: ';;;q=,,' }, 'fr'],
    [{}, 'fr'],
  ] as const)('%j is %s', (hints, language) => expect(resolveLanguage(hints)).toBe(language));
});
