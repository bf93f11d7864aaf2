/** What variants of products differ by: colour and size. */
import type { ProductVariant } from '../../../contract/catalogue.ts';
import type { OtherTexts } from '../../../contract/other-texts.ts';
import type { LanguageCode } from '../../../contract/rules/languages.ts';
import { COLORS } from '../../../lexicon/color-names.ts';
import { inLanguage } from '../base/languages.ts';
import type { TextInLanguage } from '../base/languages.ts';

export type OptionKind = 'COLOR' | 'SIZE';
type Axes = Pick<ProductVariant, 'color' | 'size'>;

interface Axis {
  kind: OptionKind;
  field: keyof Axes;
  name: string;
  names: OtherTexts;
  /** Names of its values by the value, in the languages other than French. */
  labels: Readonly<Record<string, OtherTexts>>;
}

const AXES: readonly Axis[] = [
  {
    kind: 'COLOR',
    field: 'color',
    name: 'Couleur',
    names: { en: 'Colour', de: 'Farbe', tn: 'اللون' },
    labels: COLORS,
  },
  {
    kind: 'SIZE',
    field: 'size',
    name: 'Taille',
    names: { en: 'Size', de: 'Größe', tn: 'القياس' },
    labels: {},
  },
];

interface Texts {
  language: LanguageCode;
}

/** A value of an option. */
export interface OptionValueModel {
  value: string;
  label: (texts: Texts) => string;
  labelLanguage: (texts: Texts) => LanguageCode;
}

interface Named {
  kind: OptionKind;
  name: (texts: Texts) => string;
}

export type OptionModel = Named & { values: OptionValueModel[] };
export type VariantOptionModel = Named & OptionValueModel;

const namedBy = ({ kind, name, names }: Axis): Named => ({
  kind,
  name: ({ language }) => inLanguage(name, names, language).text,
});

const valueOf = ({ labels }: Axis, value: string): OptionValueModel => ({
  value,
  label: ({ language }) => inLanguage(value, labels[value], language).text,
  labelLanguage: ({ language }) => inLanguage(value, labels[value], language).language,
});

/** The name of a colour, which is in French. */
export const colorName = (color: string, language: LanguageCode): TextInLanguage<string> =>
  inLanguage(color, COLORS[color], language);

/** The options of a product with these variants; without a value of any variant, an option is left out. */
export const optionsOf = (variants: readonly Axes[]): OptionModel[] =>
  AXES.map((axis) => {
    const values = new Set(variants.flatMap((variant) => variant[axis.field] ?? []));
    return { ...namedBy(axis), values: [...values].map((value) => valueOf(axis, value)) };
  }).filter(({ values }) => values.length > 0);

/** What is chosen with a variant. */
export const selectedOptionsOf = (variant: Axes): VariantOptionModel[] =>
  AXES.flatMap((axis) => {
    const value = variant[axis.field];
    return value === null ? [] : [{ ...namedBy(axis), ...valueOf(axis, value) }];
  });
