/** Names of colours in the languages other than French, by the French one. */

export const COLORS: Readonly<Record<string, Readonly<Record<'en' | 'de' | 'tn', string>>>> = {
  noir: { en: 'black', de: 'schwarz', tn: 'أكحل' },
  blanc: { en: 'white', de: 'weiß', tn: 'أبيض' },
  gris: { en: 'grey', de: 'grau', tn: 'رمادي' },
  argenté: { en: 'silver', de: 'silber', tn: 'فضي' },
  doré: { en: 'gold', de: 'gold', tn: 'ذهبي' },
  beige: { en: 'beige', de: 'beige', tn: 'بيج' },
  marron: { en: 'brown', de: 'braun', tn: 'قهوي' },
  rouge: { en: 'red', de: 'rot', tn: 'أحمر' },
  bordeaux: { en: 'burgundy', de: 'bordeaux', tn: 'بوردو' },
  rose: { en: 'pink', de: 'rosa', tn: 'وردي' },
  orange: { en: 'orange', de: 'orange', tn: 'برتقالي' },
  jaune: { en: 'yellow', de: 'gelb', tn: 'أصفر' },
  vert: { en: 'green', de: 'grün', tn: 'أخضر' },
  turquoise: { en: 'turquoise', de: 'türkis', tn: 'فيروزي' },
  bleu: { en: 'blue', de: 'blau', tn: 'أزرق' },
  marine: { en: 'navy blue', de: 'marineblau', tn: 'أزرق غامق' },
  violet: { en: 'purple', de: 'violett', tn: 'بنفسجي' },
  multicolore: { en: 'multicoloured', de: 'mehrfarbig', tn: 'ملوّن' },
};
