import { Icon } from '../../design/Icon.tsx';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button, ButtonLink } from '../../design/static/Button.tsx';
import { IconButton } from '../../design/static/IconButton.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { FilterPanel_options$key } from './__generated__/FilterPanel_options.graphql.ts';
import { CheckList, type ListedOption } from './CheckList.tsx';
import { CheckOption } from './CheckOption.tsx';
import { ColorOptions } from './ColorOptions.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './FilterPanel.module.css';
import { DISCOUNTS, RATINGS, STOCK_STATUSES, type Filters, type Flag } from './filters.ts';
import { activeFilters, listingHref, withoutFilters } from './narrowing.ts';
import { PARAM } from './params.ts';
import { LanguageField } from './LanguageField.tsx';
import { PriceRange } from './PriceRange.tsx';
import { useHydrated } from './useHydrated.ts';
import type { ListingScope } from './variables.ts';

export const FILTERS_ID = 'filters';
/** The form that the order above the list belongs to as well. */
export const FILTERS_FORM_ID = 'filters-form';

interface FilterPanelProps {
  /** null: they could not be had; what needs none of them stays. */
  options: FilterPanel_options$key | null | undefined;
  filters: Filters;
  scope: ListingScope;
  /** The listing's own address, to which the form is sent without JavaScript. */
  path: string;
  /** How many products there are with these filters. */
  totalCount: number;
  onChange: (change: Partial<Filters>) => void;
}

/**
 * The filters: beside the list on wide screens, a sheet from below on small ones. The sheet is a popover, so that it opens
 * without JavaScript too; the form is then sent with its own button.
 */
export function FilterPanel({ options, filters, scope, path, totalCount, onChange }: FilterPanelProps) {
  const { t, language } = useTranslation('catalogue');
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useFocusInside(panel, open);
  const choices = useFragment(
    graphql`
      fragment FilterPanel_options on ProductFilterOptions {
        minPrice {
          amount
        }
        maxPrice {
          amount
        }
        brands {
          value
          label
          count
        }
        sellers {
          value
          label
          count
        }
        colors {
          value
          label
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
  const hasActive = activeFilters(filters).length > 0;
  // The numbers beside the choices, and the bounds of the price, are of the whole shop, category, brand or seller, never a part of it.
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
    <section
      ref={panel}
      id={FILTERS_ID}
      popover="auto"
      className={styles.panel}
      aria-label={t('filters.title')}
      // Only the sheet is a dialog; beside the list it is a part of the page.
      role={open ? 'dialog' : undefined}
      onToggle={(event) => setOpen(event.newState === 'open')}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t('filters.title')}</h2>
        {hasActive && (
          <ButtonLink
            variant="ghost"
            size="sm"
            className={styles.clear}
            to={listingHref(path, withoutFilters(filters))}
            preventScrollReset
          >
            {t('filters.clear')}
          </ButtonLink>
        )}
        <IconButton
          className={styles.close}
          label={t('filters.close')}
          icon={<Icon name="x" size={22} />}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        />
      </div>
      <form
        id={FILTERS_FORM_ID}
        method="get"
        action={path}
        className={styles.form}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <LanguageField />
        {filters.query !== '' && <input type="hidden" name={PARAM.query} value={filters.query} />}
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
        <noscript>
          <div className={styles.foot}>
            <Button type="submit" wide>
              {t('filters.apply')}
            </Button>
          </div>
        </noscript>
        {hydrated && (
          <div className={styles.sheetFoot}>
            <Button wide size="lg" popoverTarget={FILTERS_ID} popoverTargetAction="hide">
              {t('filters.show', { count: totalCount, n: number(totalCount) })}
            </Button>
          </div>
        )}
      </form>
    </section>
  );
}

/** An open sheet covers the page: Tab goes round in it. */
function useFocusInside(panel: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    const keep = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const stops = [
        ...element.querySelectorAll<HTMLElement>(
          'button, input:not([type=hidden]), select, summary, a[href]',
        ),
      ].filter((stop) => !stop.hasAttribute('disabled') && stop.getClientRects().length > 0);
      const [edge, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (document.activeElement !== edge) return;
      event.preventDefault();
      next?.focus();
    };
    element.addEventListener('keydown', keep);
    return () => element.removeEventListener('keydown', keep);
  }, [panel, open]);
}
