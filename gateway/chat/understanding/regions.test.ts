import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REGIONS } from '../../contract/rules/regions.ts';
import { normalise } from '../../lexicon/normalise.ts';
import { regionIn, regionName } from './regions.ts';

it('are called in Tunisian Arabic as the shop calls them in its forms', () => {
  const path = new URL('../../../web/src/i18n/tn/address.json', import.meta.url);
  const { regions } = JSON.parse(readFileSync(path, 'utf8')) as { regions: Record<string, string> };
  expect(REGIONS.map((_, index) => regionName(index + 1, 'tn'))).toEqual(
    REGIONS.map((_, index) => regions[index + 1]),
  );
});

it.each(['fr', 'tn'] as const)('are understood as answers call them (%s)', (language) => {
  for (const [index] of REGIONS.entries())
    expect(regionIn(normalise(`livraison ${regionName(index + 1, language)}`))).toBe(index + 1);
});

it.each([
  ['التوصيل لسيدي بوزيد', 10],
  ['تبعثو للمهدية', 18],
  ['فبن عروس', 20],
  ['ولسوسة ؟', 23],
  ['وللكاف ؟', 9],
  ['tawsil lsfax', 3],
  ['livraison au kef', 9],
])('%s', (text, id) => expect(regionIn(normalise(text))).toBe(id));
