import { PRODUCT_COLORS } from '../../../../gateway/contract/rules/colors.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** Returns a colour's name in the page's language; an unknown colour keeps the seller's name. */
export function useColorName(): (color: string) => string {
  const { t } = useTranslation('catalogue');
  return (color) => {
    const known = PRODUCT_COLORS.find((name) => name === color.toLowerCase());
    return known === undefined ? color : t(`colors.names.${known}`);
  };
}
