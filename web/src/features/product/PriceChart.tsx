import { use, useId } from 'react';
import { NowContext } from '../../clock/useNow.ts';
import { formatMoney } from '../../design/money.ts';
import { formatDate, isolate } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './PriceChart.module.css';
import { priceSteps, type Frame } from './priceSteps.ts';

/** The drawing is stretched to its box; the strokes keep their width and the texts are next to it. */
const FRAME: Frame = { width: 600, height: 200, top: 0, bottom: 0, start: 0, end: 6 };

interface PriceChartProps {
  /** Prices in dinars from an instant (ISO) on, the oldest first. */
  readonly history: readonly { readonly at: string; readonly price: string }[];
}

/** A price history as a drawing with a summary, and as a table. Nothing if it never changed. */
export function PriceChart({ history }: PriceChartProps) {
  const { t, language } = useTranslation('product');
  const id = useId();
  const openedAt = use(NowContext);
  const points = history.map((point) => ({
    at: Date.parse(point.at),
    price: Number(point.price),
  }));
  const now = Math.max(openedAt, ...points.map((point) => point.at));
  const steps = priceSteps(points, now, FRAME);
  if (!steps) return null;

  const money = (price: number) => isolate(formatMoney(price.toFixed(3), language));
  const day = (at: number) => formatDate(new Date(at).toISOString(), language);
  const last = history.at(-1);
  const summary = t('history.summary', {
    current: last ? isolate(formatMoney(last.price, language)) : '',
    lowest: money(steps.lowest.price),
    lowestDate: day(steps.lowest.at),
    highest: money(steps.highest.price),
    highestDate: day(steps.highest.at),
  });
  return (
    <section className={styles.history} aria-labelledby={`${id}heading`}>
      <h2 id={`${id}heading`} className={styles.title}>
        {t('history.title')}
      </h2>
      <div className={styles.chart} dir="ltr">
        <ol className={styles.prices} aria-hidden>
          {steps.priceTicks.toReversed().map(({ price }) => (
            <li key={price}>{formatMoney(price.toFixed(3), language).replace(/[.,]0+(?=\u00a0TND$)/, '')}</li>
          ))}
        </ol>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={`${id}title ${id}words`}
        >
          <title id={`${id}title`}>{t('history.title')}</title>
          <desc id={`${id}words`}>{summary}</desc>
          {steps.priceTicks.map(({ price, y }) => (
            <path key={price} className={styles.rule} d={`M0 ${y}H${FRAME.width}`} />
          ))}
          <path className={styles.area} d={steps.area} />
          <path className={styles.line} d={steps.line} />
          <path className={styles.end} d={`M${steps.end.x} ${steps.end.y}h0.01`} />
        </svg>
        <ol className={styles.days} aria-hidden>
          {steps.timeTicks.map(({ at }, index) => (
            <li key={at} dir="auto">
              {index === steps.timeTicks.length - 1 ? t('history.now') : day(at)}
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.summary}>{summary}</p>
      <details className={styles.details}>
        <summary>{t('history.table')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('history.from')}</th>
              <th scope="col">{t('history.price')}</th>
            </tr>
          </thead>
          <tbody>
            {history.toReversed().map((point) => (
              <tr key={point.at}>
                <td>{formatDate(point.at, language)}</td>
                <td>{formatMoney(point.price, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
