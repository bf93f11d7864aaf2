import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { FilterFields_options$key } from './__generated__/FilterFields_options.graphql.ts';
import { CheckList, type ListedOption } from './CheckList.tsx';
import { CheckOption } from './CheckOption.tsx';
import { ColorOptions } from './ColorOptions.tsx';
import styles from './FilterFields.module.css';
import { FilterGroup } from './FilterGroup.tsx';
import { DISCOUNTS, RATINGS, STOCK_STATUSES, type Filters, type Flag } from './filters.ts';
import { PARAM } from '../../../../gateway/contract/rules/listing-params.ts';
import { PriceRange } from './PriceRange.tsx';
import { SpecFields } from './SpecFields.tsx';
import type { ListingScope } from './variables.ts';

export interface FilterFieldsProps {
  /** null: they could not be loaded; filters that do not need them stay. */
  options: FilterFields_options$key | null | undefined;
  filters: Filters;
  scope: ListingScope;
  onChange: (change: Partial<Filters>) => void;
}

/** The filters of a listing, group by group. */
export function FilterFields({ options, filters, scope, onChange }: FilterFieldsProps) {
  const { t, language } = useTranslation('catalogue');
  const choices = useFragment(
    graphql`
      fragment FilterFields_options on ProductFilterOptions
      @argumentDefinitions(hasSpecs: { type: "Boolean!" }) {
        ...SpecFields_options @arguments(hasSpecs: $hasSpecs)
        minPrice {
          amount
        }
        maxPrice {
          amount
        }
        brands {
          value
          label(language: $language)
          count
        }
        sellers {
          value
          label(language: $language)
          count
        }
        colors {
          value
          label(language: $language)
          count
        }
        stockStatuses {
          value
          count
        }
        withWarrantyCount
        discountedCount
        inStockCount
      }
    `,
    options,
  );
  const number = (count: number) => formatNumber(count, language);
  // The counts of options, and the bounds of the price, are of the whole shop, category, brand or seller, never of a subset.
  const counted = scope.flag === undefined && scope.chosen !== true;
  const listed = (all: readonly ListedOption[]): readonly ListedOption[] =>
    counted ? all : all.map((option) => ({ ...option, count: undefined }));
  const flag = (name: Flag, count?: number) =>
    scope.flag !== name && (
      <CheckOption
        name={PARAM[name]}
        value="1"
        checked={filters[name]}
        count={counted ? count : undefined}
        onChange={(checked) => onChange({ [name]: checked })}
      >
        {t(`flags.${name}`)}
      </CheckOption>
    );
  const statuses = STOCK_STATUSES.filter(
    (status) =>
      status === filters.stockStatus ||
      choices?.stockStatuses.some((one) => one.value === status && one.count > 0),
  );

  return (
    <div className={styles.groups}>
      <FilterGroup title={t('price.title')}>
        <PriceRange
          min={filters.minPrice}
          max={filters.maxPrice}
          bounds={
            counted && choices?.minPrice && choices.maxPrice
              ? { min: choices.minPrice.amount, max: choices.maxPrice.amount }
              : null
          }
          onChange={onChange}
        />
      </FilterGroup>
      <FilterGroup title={t('offers.title')}>
        {flag('onSale', choices?.discountedCount)}
        {flag('flash')}
        {flag('isNew')}
        {flag('bestSeller')}
        {flag('featured')}
        {flag('warranty', choices?.withWarrantyCount)}
        {flag('freeDelivery')}
        <label className={styles.status}>
          <span>{t('discount.title')}</span>
          <select
            name={PARAM.discount}
            className={styles.select}
            value={filters.discount ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange({ discount: DISCOUNTS.find((percent) => String(percent) === value) ?? null });
            }}
          >
            <option value="">{t('discount.any')}</option>
            {DISCOUNTS.map((percent) => (
              <option key={percent} value={percent}>
                {t('discount.atLeast', { n: number(percent) })}
              </option>
            ))}
          </select>
        </label>
      </FilterGroup>
      <FilterGroup title={t('availability.title')}>
        {flag('inStock', choices?.inStockCount)}
        {statuses.length > 1 && (
          <label className={styles.status}>
            <span>{t('status.title')}</span>
            <select
              name={PARAM.stockStatus}
              className={styles.select}
              value={filters.stockStatus ?? ''}
              onChange={(event) => {
                const { value } = event.currentTarget;
                onChange({ stockStatus: STOCK_STATUSES.find((status) => status === value) ?? null });
              }}
            >
              <option value="">{t('status.any')}</option>
              {statuses.map((status) => (
                <option key={status} value={status}>
                  {t(`common:stockStatus.${status}`)}
                </option>
              ))}
            </select>
          </label>
        )}
      </FilterGroup>
      {scope.brand === undefined && choices && choices.brands.length > 1 && (
        <FilterGroup title={t('brands.title')}>
          <CheckList
            name={PARAM.brands}
            options={listed(choices.brands)}
            chosen={filters.brands}
            searchLabel={t('brands.search')}
            onChange={(brands) => onChange({ brands })}
          />
        </FilterGroup>
      )}
      {choices && choices.colors.length > 1 && (
        <FilterGroup title={t('colors.title')}>
          <ColorOptions
            options={listed(choices.colors)}
            chosen={filters.colors}
            onChange={(colors) => onChange({ colors })}
          />
        </FilterGroup>
      )}
      {choices && <SpecFields options={choices} chosen={filters.specs} onChange={onChange} />}
      <FilterGroup title={t('rating.title')}>
        <CheckOption
          type="radio"
          name={PARAM.rating}
          value=""
          checked={filters.rating === null}
          onChange={() => onChange({ rating: null })}
        >
          {t('rating.any')}
        </CheckOption>
        {RATINGS.map((rating) => (
          <CheckOption
            key={rating}
            type="radio"
            name={PARAM.rating}
            value={String(rating)}
            checked={filters.rating === rating}
            mark={<Icon name="star" size={16} className={styles.star} />}
            onChange={() => onChange({ rating })}
          >
            {t('rating.atLeast', { count: rating, n: number(rating) })}
          </CheckOption>
        ))}
      </FilterGroup>
      {scope.seller === undefined && choices && choices.sellers.length > 1 && (
        <FilterGroup title={t('sellers.title')} open={filters.sellers.length > 0}>
          <CheckList
            name={PARAM.sellers}
            options={listed(choices.sellers)}
            chosen={filters.sellers}
            searchLabel={t('sellers.search')}
            onChange={(sellers) => onChange({ sellers })}
          />
        </FilterGroup>
      )}
    </div>
  );
}
