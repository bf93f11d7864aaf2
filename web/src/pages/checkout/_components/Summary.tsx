import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { formatMoney, isZeroAmount } from '../../../design/money.ts';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { cx } from '../../../design/static/cx.ts';
import { lineKey, type CartLine } from '../../../features/cart/cartLines.ts';
import { LineDetails } from '../../../features/cart/LineDetails.tsx';
import { CouponField } from '../../../features/cart/CouponField.tsx';
import { bySeller, joinQuote, sumOf } from '../../../features/cart/quoteLines.ts';
import type { CartQuoteState } from '../../../features/cart/useCartQuote.ts';
import { Arrival } from '../../../features/delivery/Arrival.tsx';
import { isSentLater } from '../../../../../gateway/contract/rules/availability.ts';
import { useDeliveryTimes } from '../../../features/delivery/useDeliveryTimes.ts';
import { SumRows, type SumRow } from '../../../features/orders/SumRows.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { nameTag } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import type { Summary_quote$key } from './__generated__/Summary_quote.graphql.ts';
import type { SummaryItem_line$key } from './__generated__/SummaryItem_line.graphql.ts';
import type { SummaryTotals_quote$key } from './__generated__/SummaryTotals_quote.graphql.ts';
import styles from '../CheckoutPage.module.css';

/** Points are redeemed in whole hundreds. */
const POINTS_STEP = 100;

interface SummaryProps {
  state: CartQuoteState<Summary_quote$key>;
  lines: readonly CartLine[];
  /** Governorate of the delivery, '1' to '24'; empty: not known yet. */
  regionNumber: string;
  /** Points to redeem. */
  points: number;
  onPoints: (points: number) => void;
  /** Something in the cart prevents ordering it. */
  hasProblems: boolean;
  /** Only a line with the total shows until it is opened. */
  isFolded: boolean;
}

/** The lines by seller, coupon, points and totals. All figures are the gateway's. What prevents ordering shows even if it is folded. */
export function Summary({
  state,
  lines,
  regionNumber,
  points,
  onPoints,
  hasProblems,
  isFolded,
}: SummaryProps) {
  const { t, language } = useTranslation('checkout');
  const { isLoading, hasFailed, retry } = state;
  const quote = useFragment(
    graphql`
      fragment Summary_quote on CartQuote {
        ...CouponField_quote
        ...SummaryTotals_quote
        lines {
          ...SummaryItem_line
          productId
          variantId
          quantity
          product {
            stockStatus
            seller {
              id
              name
            }
          }
          total {
            amount
          }
        }
        pointsLimit
        total {
          amount
        }
      }
    `,
    state.quote,
  );
  const { known, unknown } = joinQuote(lines, quote);
  // Of a cart without anything that can be ordered, the total would be the delivery's fee.
  const isCounted = known.some(({ quoted }) => !isZeroAmount(quoted.total.amount));
  const groups = bySeller(known);
  const sellerIds = groups.flatMap(({ seller }) => seller?.id ?? []);
  // An order can be placed without them: nothing is shown while they load, or if they fail.
  const { data: times } = useDeliveryTimes(sellerIds, regionNumber);
  const money = (amount: string) => formatMoney(amount, language, 3);
  const title = (
    <h2 id="order-what" className={styles.title}>
      {t('summary.title')}
    </h2>
  );
  const content = (
    <>
      {groups.map(({ seller, lines: own }) => (
        <div key={seller?.id} className={styles.group}>
          {seller && (
            <>
              <h3 className={styles.groupName}>
                {t('cartDetails:soldBy')} <bdi>{seller.name}</bdi>
              </h3>
              {!own.some(({ quoted }) => isSentLater(quoted.product)) && (
                <Arrival days={times?.get(seller.id)} />
              )}
            </>
          )}
          <ul>
            {own.map(({ line, quoted, isStale }) => (
              <Item key={lineKey(line)} line={quoted} quantity={line.quantity} isStale={isStale} />
            ))}
          </ul>
          {own.some(({ quoted }) => !isZeroAmount(quoted.total.amount)) && (
            <p className={styles.subtotal}>
              {t('summary.seller')}
              <bdi className={styles.amount}>
                {money(sumOf(own.map(({ quoted }) => quoted.total.amount)))}
              </bdi>
            </p>
          )}
        </div>
      ))}
      {unknown.length > 0 && (
        <p className={styles.itemProblem}>{t('cartDetails:unavailableItems', { count: unknown.length })}</p>
      )}
      {quote == null && !hasFailed && (
        <div aria-busy="true">
          <Skeleton height="3.5rem" />
          <Skeleton height="7rem" />
        </div>
      )}
      <p>
        <Link to={paths.cart()} className={cx(styles.link, styles.text)}>
          {t('summary.change')}
        </Link>
      </p>
      <CouponField quote={quote} isSettled={!isLoading && !hasFailed} />
      {quote != null && quote.pointsLimit > 0 && (
        <Field
          as="select"
          label={t('points.label')}
          name="points"
          value={String(Math.min(points, quote.pointsLimit))}
          onChange={(event) => onPoints(Number(event.currentTarget.value))}
          hint={t('points.hint')}
        >
          <option value="0">{t('points.none')}</option>
          {Array.from(
            { length: quote.pointsLimit / POINTS_STEP },
            (_, index) => (index + 1) * POINTS_STEP,
          ).map((amount) => (
            <option key={amount} value={amount}>
              {t('points.use', { points: formatNumber(amount, language) })}
            </option>
          ))}
        </Field>
      )}
      {quote != null && isCounted && !hasFailed && (
        <div className={cx(isLoading && styles.stale)} aria-busy={isLoading}>
          <Totals quote={quote} />
        </div>
      )}
    </>
  );
  const alerts = (hasFailed || hasProblems) && (
    <>
      {hasFailed && (
        <div className={styles.problem} role="alert">
          <p className={styles.problemTitle}>{t('cartDetails:failed.title')}</p>
          <p>{t('cartDetails:failed.text')}</p>
          <Button variant="secondary" onClick={retry}>
            {t('common:error.retry')}
          </Button>
        </div>
      )}
      {hasProblems && (
        <p className={styles.problem} role="alert">
          {t('summary.problems')}{' '}
          <Link to={paths.cart()} className={styles.link}>
            {t('summary.toCart')}
          </Link>
        </p>
      )}
    </>
  );
  if (!isFolded)
    return (
      <section className={styles.section} aria-labelledby="order-what">
        {title}
        {content}
        {alerts}
      </section>
    );
  return (
    <section className={cx(styles.section, styles.fold)} aria-labelledby="order-what">
      <details>
        <summary className={styles.foldLine}>
          {title}
          <span className={styles.text}>
            {t('summary.pieces', { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })}
          </span>
          <bdi className={cx(styles.foldTotal, isLoading && styles.stale)}>
            {quote == null ? '…' : isCounted ? money(quote.total.amount) : null}
          </bdi>
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className={styles.foldBody}>{content}</div>
      </details>
      {alerts && <div className={styles.foldAlert}>{alerts}</div>}
    </section>
  );
}

interface ItemProps {
  line: SummaryItem_line$key;
  quantity: number;
  /** The price shown is of an earlier quantity. */
  isStale: boolean;
}

/** A line of the order: picture, name, variant, quantity and price. */
function Item({ line, quantity, isStale }: ItemProps) {
  const { t, language } = useTranslation('checkout');
  const quoted = useFragment(
    graphql`
      fragment SummaryItem_line on CartQuoteLine {
        ...LineDetails_line
        product {
          name(language: $language)
          nameLanguage(language: $language)
          mainImage {
            url
          }
        }
        variant {
          color(language: $language)
          size
        }
        total {
          amount
        }
        problems {
          code
          availableQuantity
        }
      }
    `,
    line,
  );
  const { product, variant, total } = quoted;
  // A line that is not counted says so instead of a price of zero.
  const isCounted = !isZeroAmount(total.amount);
  return (
    <li className={cx(styles.item, isStale && styles.stale)}>
      <span className={styles.picture}>
        <Picture src={product?.mainImage?.url} alt="" sizes="48px" widths={[64, 96, 160]} />
      </span>
      <span className={styles.itemWords}>
        <bdi lang={nameTag(product?.nameLanguage)}>{product?.name}</bdi>
        <span className={styles.text}>
          {[t('summary.pieces', { count: quantity }), variant?.color, variant?.size]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <LineDetails line={quoted} className={styles.text} />
        {quoted.problems.map(({ code, availableQuantity }) => (
          <span key={code} className={styles.itemProblem}>
            {t(`cartDetails:problem.${code}`, { count: availableQuantity ?? 0 })}
          </span>
        ))}
      </span>
      {isCounted ? (
        <bdi className={styles.amount}>{formatMoney(total.amount, language, 3)}</bdi>
      ) : (
        <span className={styles.itemProblem}>{t('summary.notCounted')}</span>
      )}
    </li>
  );
}

function Totals({ quote: key }: { quote: SummaryTotals_quote$key }) {
  const { t, language } = useTranslation('orders');
  const quote = useFragment(
    graphql`
      fragment SummaryTotals_quote on CartQuote {
        itemsTotal {
          amount
        }
        coupon {
          code
        }
        discountTotal {
          amount
        }
        pointsUsed
        pointsDiscount {
          amount
        }
        deliveryFee {
          amount
        }
        total {
          amount
        }
      }
    `,
    key,
  );
  const money = (amount: string) => formatMoney(amount, language, 3);
  const isFree = isZeroAmount(quote.deliveryFee.amount);
  const rows: SumRow[] = [{ key: 'items', label: t('totals.items'), value: money(quote.itemsTotal.amount) }];
  if (quote.coupon && !isZeroAmount(quote.discountTotal.amount))
    rows.push({
      key: 'coupon',
      label: t('totals.coupon', { code: quote.coupon.code }),
      value: `\u2212${money(quote.discountTotal.amount)}`,
      isGood: true,
    });
  if (quote.pointsUsed > 0)
    rows.push({
      key: 'points',
      label: t('totals.points', { points: formatNumber(quote.pointsUsed, language) }),
      value: `\u2212${money(quote.pointsDiscount.amount)}`,
      isGood: true,
    });
  rows.push({
    key: 'delivery',
    label: t('totals.delivery'),
    value: isFree ? t('totals.free') : money(quote.deliveryFee.amount),
    isGood: isFree,
  });
  return <SumRows rows={rows} total={{ label: t('totals.total'), value: money(quote.total.amount) }} />;
}
