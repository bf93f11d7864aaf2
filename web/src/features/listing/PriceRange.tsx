import { useEffect, useRef } from 'react';
import { Field } from '../../design/static/Field.tsx';
import { formatShortMoney } from '../../design/money.ts';
import { isolate } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { parsePrice } from './filters.ts';
import { PARAM } from '../../../../gateway/contract/rules/listing-params.ts';
import { PriceSlider } from './PriceSlider.tsx';
import { useStateFor } from './useStateFor.ts';
import styles from './PriceRange.module.css';

interface PriceRangeProps {
  min: string | null;
  max: string | null;
  /** Lowest and highest price among the products, as the gateway formats them. */
  bounds: { readonly min: string; readonly max: string } | null;
  onChange: (range: { minPrice: string | null; maxPrice: string | null }) => void;
}

/** Debounce while typing before the list is updated, in milliseconds. */
const TYPING_PAUSE = 700;

/** Lowest and highest price, by two fields and a slider. Applied on Enter, on leaving the field, and after a pause in typing. */
export function PriceRange({ min, max, bounds, onChange }: PriceRangeProps) {
  const { t, language } = useTranslation('catalogue');
  // A change of the URL elsewhere (a chip removed, the back button) takes precedence.
  const [value, setValue] = useStateFor(`${min} ${max}`, () => ({ min: min ?? '', max: max ?? '' }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const bad = (text: string) => text.trim() !== '' && parsePrice(text) === null;
  const minPrice = parsePrice(value.min);
  const maxPrice = parsePrice(value.max);
  const crossed = minPrice !== null && maxPrice !== null && Number(minPrice) > Number(maxPrice);
  const usable = !bad(value.min) && !bad(value.max) && !crossed;

  const apply = (next: { min: string; max: string }) => {
    clearTimeout(timer.current);
    const range = { minPrice: parsePrice(next.min), maxPrice: parsePrice(next.max) };
    const wrong =
      bad(next.min) ||
      bad(next.max) ||
      (range.minPrice !== null && range.maxPrice !== null && Number(range.minPrice) > Number(range.maxPrice));
    if (!wrong && (range.minPrice !== min || range.maxPrice !== max)) onChange(range);
  };
  const type = (part: 'min' | 'max', text: string) => {
    const next = { ...value, [part]: text };
    setValue(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(next), TYPING_PAUSE);
  };
  const field = (part: 'min' | 'max', hint: string | undefined) => (
    <Field
      label={t(`price.${part}`)}
      name={part === 'min' ? PARAM.minPrice : PARAM.maxPrice}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={14}
      placeholder={hint}
      size={4}
      value={value[part]}
      error={bad(value[part]) ? t('price.invalid') : part === 'max' && crossed ? t('price.order') : null}
      onChange={(event) => type(part, event.currentTarget.value)}
      onBlur={() => apply(value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        apply(value);
      }}
    />
  );
  // Whole dinars that enclose all prices.
  const floor = bounds && String(Math.floor(Number(bounds.min)));
  const ceiling = bounds && String(Math.ceil(Number(bounds.max)));
  const [bottom, top] = [Number(floor ?? 0), Number(ceiling ?? 0)];
  return (
    <div className={styles.range} data-usable={usable || undefined}>
      {bounds && top > bottom && (
        <PriceSlider
          bottom={bottom}
          top={top}
          low={crossed || minPrice === null ? bottom : Number(minPrice)}
          high={crossed || maxPrice === null ? top : Number(maxPrice)}
          onSlide={(part, price) =>
            type(part, price === (part === 'min' ? bottom : top) ? '' : String(price))
          }
          onDone={() => apply(value)}
        />
      )}
      {field('min', floor ?? undefined)}
      {field('max', ceiling ?? undefined)}
      {bounds && floor !== null && ceiling !== null && (
        <p className={styles.bounds}>
          {t('price.bounds', {
            min: isolate(formatShortMoney(floor, language)),
            max: isolate(formatShortMoney(ceiling, language)),
          })}
        </p>
      )}
    </div>
  );
}
