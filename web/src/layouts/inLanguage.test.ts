import { expect, it } from 'vitest';

import { inLanguage } from './inLanguage.ts';

it('puts the language into the URL and preserves the rest', () => {
  expect(inLanguage('/search', '?q=caf%C3%A9&page=2', 'tn')).toBe('/search?q=caf%C3%A9&page=2&lang=tn');
  expect(inLanguage('/', '?lang=fr', 'de')).toBe('/?lang=de');
});
