import { REGIONS, regionName } from '../../../../gateway/contract/rules/regions.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** The governorates in the page's language, sorted by name. */
export function useRegions(): readonly { number: number; name: string }[] {
  const { language } = useTranslation('address');
  const { compare } = new Intl.Collator(language === 'tn' ? 'ar' : language);
  return REGIONS.map((_, index) => ({
    number: index + 1,
    name: regionName(index + 1, language),
  })).sort((one, other) => compare(one.name, other.name));
}

/** A governorate's name in the page's language. */
export function useRegionName({ number }: { readonly number: number }): string {
  return regionName(number, useTranslation('address').language);
}
