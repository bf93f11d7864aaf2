import { expect, it } from 'vitest';
import { textLanguage } from './textLanguage.ts';

it('marks a text with the tag and direction of its language', () => {
  expect(textLanguage('TN')).toEqual({ lang: 'ar-TN', dir: 'rtl' });
  expect(textLanguage('EN')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(textLanguage('FR')).toEqual({ lang: 'fr', dir: 'auto' });
});

it('marks no language that is unknown', () => {
  for (const code of [null, undefined, 'KLINGON']) expect(textLanguage(code)).toEqual({ dir: 'auto' });
});
