import { focusNeighbour } from '../../design/focusNeighbour.ts';
import { Icon } from '../../design/Icon.tsx';
import { graphql, useFragment } from 'react-relay';
import { Link } from '../../navigation/Link.tsx';
import { formatShortMoney } from '../../design/money.ts';
import { formatNumber, isolate } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { ActiveFilters_options$key } from './__generated__/ActiveFilters_options.graphql.ts';
import styles from './ActiveFilters.module.css';
import { splitSpec, type Filters } from './filters.ts';
import { activeFilters, listingHref, withoutFilters, type ActiveFilter } from './narrowing.ts';
import { Swatch } from '../product/Swatch.tsx';
import { useColorName } from '../product/useColorName.ts';

interface ActiveFiltersProps {
  /** null: they could not be loaded; brands and sellers are then labelled by their slugs. */
  options: ActiveFilters_options$key | null | undefined;
  filters: Filters;
  path: string;
}

/** The active filters, each a link to the list without it. */
export function ActiveFilters({ options, filters, path }: ActiveFiltersProps) {
  const { t, language } = useTranslation('catalogue');
  const colorName = useColorName();
  const choices = useFragment(
    graphql`
      fragment ActiveFilters_options on ProductFilterOptions
      @argumentDefinitions(hasSpecs: { type: "Boolean!" }) {
        brands {
          value
          label(language: $language)
        }
        sellers {
          value
          label(language: $language)
        }
        specs(first: 12) @include(if: $hasSpecs) {
          name
          label(language: $language)
          values {
            value
            label(language: $language)
          }
        }
      }
    `,
    options,
  );
  const active = activeFilters(filters);
  if (active.length === 0) return null;

  const money = (price: string) => isolate(formatShortMoney(price, language));
  const priceName = () => {
    const { minPrice: min, maxPrice: max } = filters;
    if (min !== null && max !== null) return t('price.between', { min: money(min), max: money(max) });
    return min !== null ? t('price.from', { min: money(min) }) : t('price.upTo', { max: money(max ?? '0') });
  };
  const specName = (spec: string): string => {
    const [name, value] = splitSpec(spec);
    const known = choices?.specs?.find((one) => one.name === name);
    return t('specs.chosen', {
      name: isolate(known?.label ?? name),
      value: isolate(known?.values.find((one) => one.value === value)?.label ?? value),
    });
  };
  const nameOf = ({ kind, value }: ActiveFilter): string => {
    switch (kind) {
      case 'price':
        return priceName();
      case 'brand':
        return choices?.brands.find((brand) => brand.value === value)?.label ?? value;
      case 'seller':
        return choices?.sellers.find((seller) => seller.value === value)?.label ?? value;
      case 'color':
        return colorName(value);
      case 'spec':
        return specName(value);
      case 'discount':
        return t('discount.atLeast', { n: formatNumber(Number(value), language) });
      case 'rating':
        return t('rating.atLeast', { count: Number(value), n: formatNumber(Number(value), language) });
      case 'stockStatus':
        return t(`common:stockStatus.${filters.stockStatus ?? 'IN_STOCK'}`);
      default:
        return t(`flags.${kind}`);
    }
  };
  return (
    <ul className={styles.list} aria-label={t('filters.active')}>
      {active.map((filter) => {
        const name = nameOf(filter);
        return (
          <li key={`${filter.kind} ${filter.value}`}>
            <Link
              className={styles.chip}
              to={listingHref(path, filters, filter.removal)}
              preventScrollReset
              onClick={({ currentTarget }) => focusNeighbour(currentTarget, 'li')}
              aria-label={t('filters.remove', { name })}
            >
              {filter.kind === 'color' && <Swatch color={filter.value} />}
              <bdi>{name}</bdi>
              <Icon name="x" size={16} />
            </Link>
          </li>
        );
      })}
      <li>
        <Link className={styles.clear} to={listingHref(path, withoutFilters(filters))} preventScrollReset>
          {t('filters.clear')}
        </Link>
      </li>
    </ul>
  );
}
