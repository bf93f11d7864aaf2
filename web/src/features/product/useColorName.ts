import { useTranslation } from '../../i18n/useTranslation.ts';

/** Colours with a translated name; sellers choose from them. */
export const COLOR_NAMES = [
  'noir',
  'blanc',
  'gris',
  'rouge',
  'bordeaux',
  'rose',
  'orange',
  'jaune',
  'vert',
  'turquoise',
  'bleu',
  'marine',
  'violet',
  'marron',
  'beige',
  'doré',
  'argenté',
  'multicolore',
] as const;

/** Returns a colour's name in the page's language; an unknown colour keeps the seller's name. */
export function useColorName(): (color: string) => string {
  const { t } = useTranslation('catalogue');
  return (color) => {
    const named = COLOR_NAMES.find((name) => name === color.toLowerCase());
    return named === undefined ? color : t(`colors.names.${named}`);
  };
}
