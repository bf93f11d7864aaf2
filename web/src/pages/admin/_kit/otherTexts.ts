/** Texts of the catalogue in the languages other than French, as forms hold them. */
import { OTHER_LANGUAGES, type OtherLanguage } from '../../../../../gateway/contract/rules/languages.ts';

/** By language; empty where there is none. */
export type OtherTexts = Readonly<Record<OtherLanguage, string>>;

export const NO_TEXTS: OtherTexts = { en: '', de: '', tn: '' };

const mapped = <From, To>(texts: Readonly<Record<OtherLanguage, From>>, to: (text: From) => To) => ({
  en: to(texts.en),
  de: to(texts.de),
  tn: to(texts.tn),
});

/** The texts of a response. */
export const textsOf = (texts: {
  readonly en?: string | null;
  readonly de?: string | null;
  readonly tn?: string | null;
}): OtherTexts => mapped({ ...NO_TEXTS, ...texts }, (text) => text ?? '');

/** The texts for a mutation: an empty one is removed. */
export const textsInput = (texts: OtherTexts) => mapped(texts, (text) => text.trim() || null);

/** The change of a form with `names` and `descriptions`, for a mutation. */
export function withTextsInput<
  Form extends { readonly names?: OtherTexts; readonly descriptions?: OtherTexts },
>({ names, descriptions, ...form }: Form) {
  return {
    ...form,
    ...(names !== undefined && { names: textsInput(names) }),
    ...(descriptions !== undefined && { descriptions: textsInput(descriptions) }),
  };
}

/** The texts on one line, for the question about a conflict. */
export const showTexts = (texts: OtherTexts): string =>
  OTHER_LANGUAGES.filter((language) => texts[language] !== '')
    .map((language) => `${language}: ${texts[language]}`)
    .join(', ') || '–';
