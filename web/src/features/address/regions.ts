import { useTranslation } from '../../i18n/useTranslation.ts';

/** The governorates' numbers, in the specification's order. */
const REGION_NUMBERS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
] as const;

/** The governorates in the page's language (area `address`), sorted by name. */
export function useRegions(): readonly { number: number; name: string }[] {
  const { t, language } = useTranslation('address');
  const { compare } = new Intl.Collator(language === 'tn' ? 'ar' : language);
  return REGION_NUMBERS.map((number) => ({ number, name: t(`regions.${number}`) })).sort((one, other) =>
    compare(one.name, other.name),
  );
}

/** A governorate's name in the page's language (area `address`); `name` is the gateway's. */
export function useRegionName({ number, name }: { readonly number: number; readonly name: string }): string {
  const { t } = useTranslation('address');
  const known = REGION_NUMBERS.find((one) => one === number);
  return known === undefined ? name : t(`regions.${known}`);
}
