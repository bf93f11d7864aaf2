import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** The number of products of a listing, for the row of its title. */
export function ListingCount({ count }: { count: number }) {
  const { t, language } = useTranslation('catalogue');
  return t('count', { count, n: formatNumber(count, language) });
}
