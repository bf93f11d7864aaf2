import { describe, expect, it } from 'vitest';

import { looksLikeEmail } from './emailShape.ts';

describe('the basic shape of an e-mail address', () => {
  it.each([
    'amel@example.tn',
    'a@b.co',
    'amel.ben-salah@mail.example.com.tn',
    'amel@exa+mple.tn',
    'أمل@مثال.تونس',
  ])('takes %s', (text) => expect(looksLikeEmail(text)).toBe(true));

  it.each([
    ['nothing', ''],
    ['no at-sign', 'amel.example.tn'],
    ['two at-signs', 'amel@home@example.tn'],
    ['nothing before the at-sign', '@example.tn'],
    ['no domain', 'amel@'],
    ['no dot in the domain', 'amel@example'],
    ['a dot at the end of the domain', 'amel@example.'],
    ['a dot at its beginning', 'amel@.tn'],
    ['two dots in a row', 'amel@example..tn'],
    ['a space before the at-sign', 'amel salah@example.tn'],
    ['a space in the domain', 'amel@exam ple.tn'],
    ['a space around it', ' amel@example.tn'],
    ['a line break', 'amel@example.tn\n'],
    ['a plus sign before the at-sign', 'amel+shop@example.tn'],
  ])('refuses %s', (_what, text) => expect(looksLikeEmail(text)).toBe(false));

  it('is checked in linear time for long texts', () => {
    const before = performance.now();
    expect(looksLikeEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false);
    expect(looksLikeEmail('a'.repeat(100_000))).toBe(false);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
