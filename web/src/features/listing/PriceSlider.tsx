import type { CSSProperties } from 'react';
import { formatShortMoney } from '../../design/money.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './PriceSlider.module.css';

interface PriceSliderProps {
  /** The ends of the scale, in whole TND. */
  bottom: number;
  top: number;
  /** The chosen prices; beyond the scale they stand at its ends. */
  low: number;
  high: number;
  onSlide: (part: 'min' | 'max', price: number) => void;
  /** A thumb was let go. */
  onDone: () => void;
}

/** Two thumbs on one scale: native sliders over each other, for pointer, keyboard and both directions of writing. */
export function PriceSlider({ bottom, top, low, high, onSlide, onDone }: PriceSliderProps) {
  const { t, language } = useTranslation('catalogue');
  const within = (price: number): number => Math.min(top, Math.max(bottom, price));
  const [from, to] = [within(low), within(high)];
  const share = (price: number): string => `${((price - bottom) / (top - bottom)) * 100}%`;
  const thumb = (part: 'min' | 'max') => (
    <input
      className={styles.input}
      type="range"
      min={bottom}
      max={top}
      step={1}
      value={part === 'min' ? from : to}
      aria-label={t(`price.slider.${part}`)}
      aria-valuetext={formatShortMoney(String(part === 'min' ? from : to), language)}
      onChange={({ currentTarget }) => {
        const price = Math.round(Number(currentTarget.value));
        // One thumb does not pass the other.
        onSlide(part, part === 'min' ? Math.min(price, Math.floor(to)) : Math.max(price, Math.ceil(from)));
      }}
      onPointerUp={onDone}
      onBlur={onDone}
    />
  );
  return (
    <div
      className={styles.slider}
      style={{ '--from': share(from), '--to': share(to) } as CSSProperties}
      // Where both are at the top, the lower one must be the one that can be taken.
      data-top={from >= top || undefined}
    >
      <span className={styles.track} aria-hidden />
      {thumb('min')}
      {thumb('max')}
    </div>
  );
}
