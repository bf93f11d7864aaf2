import { useId } from 'react';
import { cx } from '../../../design/static/cx.ts';
import { Swatch } from '../../../features/product/Swatch.tsx';
import { useColorName } from '../../../features/product/useColorName.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './VariantPicker.module.css';
import { colorOptions, sizeOptions, type Choice, type Option, type Variant } from './variants.ts';

interface VariantPickerProps {
  variants: readonly Variant[];
  choice: Choice;
  /** The axis without a choice when the shopper wanted to buy. */
  missing: 'color' | 'size' | null;
  onColor: (color: string) => void;
  onSize: (size: string) => void;
}

/** Colours and sizes as native radio groups; options unavailable in the chosen colour are disabled. */
export function VariantPicker({ variants, choice, missing, onColor, onSize }: VariantPickerProps) {
  const { t } = useTranslation('product');
  const colorName = useColorName();
  const id = useId();
  const colors = colorOptions(variants);
  const sizes = sizeOptions(variants, choice.color);

  const group = (
    axis: 'color' | 'size',
    options: readonly Option[],
    nameOf: (value: string) => string,
    onChoose: (value: string) => void,
  ) => {
    const chosen = choice[axis];
    const isMissing = missing === axis;
    const errorId = `${id}${axis}`;
    return (
      <fieldset
        className={styles.group}
        aria-describedby={isMissing ? errorId : undefined}
        id={`choose-${axis}`}
      >
        <legend className={styles.legend}>
          {/* The space also separates Arabic letters, which would join otherwise. */}
          {t(`variants.${axis}`)}{' '}
          <span className={styles.chosen}>{chosen === null ? t('variants.none') : nameOf(chosen)}</span>
        </legend>
        <div className={styles.options}>
          {options.map(({ value, isAvailable }) => (
            <label key={value} className={cx(styles.option, axis === 'color' && styles.color)}>
              <input
                className={styles.input}
                type="radio"
                name={`${id}${axis}`}
                value={value}
                checked={chosen === value}
                disabled={!isAvailable}
                aria-label={isAvailable ? undefined : t('variants.unavailable', { name: nameOf(value) })}
                onChange={() => onChoose(value)}
              />
              {axis === 'color' && <Swatch color={value} />}
              <bdi>{nameOf(value)}</bdi>
            </label>
          ))}
        </div>
        <p id={errorId} className={styles.error} role={isMissing ? 'alert' : undefined}>
          {isMissing && t(axis === 'color' ? 'buy.chooseColor' : 'buy.chooseSize')}
        </p>
      </fieldset>
    );
  };
  return (
    <div className={styles.picker}>
      {colors.length > 0 && group('color', colors, colorName, onColor)}
      {sizes.length > 0 && group('size', sizes, (size) => size, onSize)}
    </div>
  );
}
