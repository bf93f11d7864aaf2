/** Descriptions of the demo's products in English, German and Tunisian Arabic, composed of the same parts as the French one. */
import type { OtherTexts } from '../../../../contract/other-texts.ts';
import { OTHER_LANGUAGES } from '../../../../contract/rules/languages.ts';
import type { DemoBrand } from '../../brands.ts';
import { brandDescriptions } from '../brands.ts';
import { specTexts } from '../specs.ts';
import { readTable } from '../table.ts';
import { CARE_TEXTS } from './care.ts';
import { GLOSSARY_TEXTS } from './glossary.ts';
import { GOODS } from './goods.ts';
import { THINGS } from './things.ts';

/** Sentences are found by their words: not all of their spaces that do not break are in both places. */
const plain = (french: string): string => french.replace(/[\u00a0\u202f]/g, ' ');

const families = readTable(`${THINGS.trim()}\n${GOODS.trim()}`);
const glossary = readTable(GLOSSARY_TEXTS);
const care = readTable(plain(CARE_TEXTS));

/** What a French description says beyond its family. */
export interface DescriptionParts {
  /** A material or feature of the glossary. */
  trait: string | null;
  spec: { name: string; value: string } | null;
  /** Whose description it ends with. */
  brand: DemoBrand | null;
  /** The French sentence on use and care. */
  care: string | null;
}

/** The descriptions of a family's product. Throws when one of the parts has no translation. */
export function productDescriptions(noun: string, parts: DescriptionParts): Required<OtherTexts> {
  const known = (texts: OtherTexts | undefined, part: string): OtherTexts => {
    if (texts === undefined) throw new Error(`${part}: no description in the other languages`);
    return texts;
  };
  const sentences: OtherTexts[] = [known(families().get(noun), noun)];
  if (parts.trait !== null) sentences.push(known(glossary().get(parts.trait), parts.trait));
  if (parts.spec !== null) {
    const { name, value, names = {}, values = {} } = specTexts(parts.spec);
    sentences.push(
      Object.fromEntries(
        OTHER_LANGUAGES.map((language) => [
          language,
          `${names[language] ?? name}: ${values[language] ?? value}.`,
        ]),
      ),
    );
  }
  if (parts.brand !== null) sentences.push(brandDescriptions(parts.brand));
  if (parts.care !== null) sentences.push(known(care().get(plain(parts.care)), parts.care));
  const [en, de, tn] = (['en', 'de', 'tn'] as const).map((language) =>
    sentences.map((texts) => texts[language] ?? '').join(' '),
  );
  return { en: en ?? '', de: de ?? '', tn: tn ?? '' };
}
