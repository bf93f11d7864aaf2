import { expect, it } from 'vitest';
import { REGIONS } from '../../contract/rules/regions.ts';
import { normalise } from '../../lexicon/normalise.ts';
import { regionIn, regionName } from './regions.ts';

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
