import { useTranslation } from '../../i18n/useTranslation.ts';

/** The colours that the shop has words for; sellers choose among them. */
const NAMED = [
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

/** Gives a colour's name in the shopper's language; a colour that the shop has no word for keeps the seller's. */
export function useColorName(): (color: string) => string {
  const { t } = useTranslation('catalogue');
  return (color) => {
    const named = NAMED.find((name) => name === color.toLowerCase());
    return named === undefined ? color : t(`colors.names.${named}`);
  };
}
