import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { MAX_LINE_QUANTITY } from '../../../../../gateway/contract/rules/limits.ts';
import { Icon } from '../../../design/Icon.tsx';
import { formatMoney } from '../../../design/money.ts';
import { Field } from '../../../design/static/Field.tsx';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { isolate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card } from '../_kit/Detail.tsx';
import { Amount } from '../_kit/format.tsx';
import { ProductPicker, type PickedProduct } from '../_kit/ProductPicker.tsx';
import { problemKey } from '../_kit/useAdminMutation.ts';
import { VariantField } from '../_kit/VariantField.tsx';
import styles from './Coupons.module.css';
import type { CouponTestQuery, CouponTestQuery$data } from './__generated__/CouponTestQuery.graphql.ts';

type Terms = CouponTestQuery['variables']['input']['changes'];
type Result = NonNullable<CouponTestQuery$data['adminCouponTest']>;

interface Line {
  readonly product: PickedProduct;
  readonly variantId: string | null;
  readonly quantity: string;
}

/** How long typing must pause before the cart is priced, in milliseconds. */
const PAUSE = 300;

interface CouponTestProps {
  /** The saved coupon; null: a new one. */
  readonly couponId: string | null;
  /** Terms that are not saved; null: they cannot be sent as they are. */
  readonly terms: Terms | null;
  /** Whether it is enabled: a paused one is refused as an unknown code. */
  readonly isActive: boolean;
}

/** A cart to try a coupon on: what the shop would take off each line, or why it would refuse the code. */
export function CouponTest({ couponId, terms, isActive }: CouponTestProps) {
  const { t } = useTranslation('adminMarketing');
  const environment = useRelayEnvironment();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [accountNumber, setAccount] = useState('');
  const [contactPhone, setPhone] = useState('');
  /** What the server said last, and of which cart; null: nothing. */
  const [answered, setAnswered] = useState<{
    readonly variables: string;
    readonly result: Result | 'failed';
  } | null>(null);
  const quantity = (line: Line): number => Number(/^\d{1,2}$/.test(line.quantity) ? line.quantity : '0');
  const isReady = terms !== null && lines.length > 0 && lines.every((line) => quantity(line) > 0);
  const variables = isReady
    ? JSON.stringify({
        couponId,
        changes: terms,
        lines: lines.map((line) => ({
          productId: line.product.id,
          variantId: line.variantId,
          quantity: quantity(line),
        })),
        accountNumber: accountNumber.trim() || null,
        contactPhone: contactPhone.trim() || null,
      })
    : null;
  useEffect(() => {
    if (variables === null) return undefined;
    const finish = (result: Result | 'failed') => setAnswered({ variables, result });
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      const { unsubscribe } = fetchQuery<CouponTestQuery>(
        environment,
        graphql`
          query CouponTestQuery($input: AdminCouponTestInput!) {
            adminCouponTest(input: $input) {
              quote {
                lines {
                  productId
                  variantId
                  total {
                    amount
                  }
                  discount {
                    amount
                  }
                  problems {
                    code
                    availableQuantity
                  }
                }
                itemsTotal {
                  amount
                }
                discountTotal {
                  amount
                }
                deliveryFee {
                  amount
                }
                total {
                  amount
                }
                coupon {
                  discount {
                    amount
                  }
                }
                problems {
                  code
                  couponReason
                  missingAmount {
                    amount
                  }
                }
              }
              userErrors {
                field
                code
                message
              }
            }
          }
        `,
        { input: JSON.parse(variables) as CouponTestQuery['variables']['input'] },
      ).subscribe({
        next: ({ adminCouponTest }) => finish(adminCouponTest ?? 'failed'),
        error: () => finish('failed'),
      });
      stop = unsubscribe;
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [environment, variables]);
  // The former answer stays until there is a new one.
  const shown = variables === null ? null : (answered?.result ?? null);
  const isPending = variables !== null && answered?.variables !== variables;
  const answer = shown === 'failed' ? null : (shown?.quote ?? null);
  const problems = shown === 'failed' || shown === null ? [] : shown.userErrors;
  const errorAt = (name: string): string | null => {
    const found = problems.find(({ field }) => field[0] === name);
    return found === undefined ? null : t(`admin:${problemKey(found.code)}`);
  };
  const elsewhere = problems.find(({ field }) => !['accountNumber', 'contactPhone'].includes(field[0] ?? ''));
  const change = (index: number, line: Partial<Line>): void =>
    setLines(lines.map((one, place) => (place === index ? { ...one, ...line } : one)));
  return (
    <Card title={t('test.title')}>
      <p className={styles.note}>{t('test.text')}</p>
      <ProductPicker
        key={lines.length}
        label={t('test.add')}
        value={null}
        onChange={(product) => setLines([...lines, { product, variantId: null, quantity: '1' }])}
      />
      {lines.length > 0 && (
        <ul className={styles.lines} aria-label={t('test.cart')}>
          {lines.map((line, index) => {
            const priced = answer?.lines[index];
            const codes = priced?.problems.map(({ code }) => code) ?? [];
            return (
              // oxlint-disable-next-line react/no-array-index-key -- the same product may stand twice
              <li key={index} className={styles.line}>
                <bdi className={styles.name}>{line.product.name}</bdi>
                <Field
                  className={styles.quantity}
                  label={t('test.quantity', { name: line.product.name })}
                  hideLabel
                  type="number"
                  min={1}
                  max={MAX_LINE_QUANTITY}
                  dir="ltr"
                  value={line.quantity}
                  onChange={({ target }) => change(index, { quantity: target.value })}
                />
                <IconButton
                  label={t('test.remove', { name: line.product.name })}
                  icon={<Icon name="x" size={18} />}
                  onClick={() => setLines(lines.filter((_, place) => place !== index))}
                />
                {(line.variantId !== null || codes.includes('VARIANT_REQUIRED')) && (
                  <AdminBoundary resetKey={line.product.id} fallback={null}>
                    <VariantField
                      className={styles.variant}
                      productId={line.product.id}
                      label={t('test.variant', { name: line.product.name })}
                      placeholder={t('test.choose')}
                      value={line.variantId}
                      onChange={(variantId) => change(index, { variantId })}
                    />
                  </AdminBoundary>
                )}
                {codes.map((code) => (
                  <p key={code} className={styles.warning}>
                    {t(`test.problem.${code === 'COUPON_INVALID' ? 'PRODUCT_UNAVAILABLE' : code}`)}
                  </p>
                ))}
                {priced !== undefined && (
                  <p className={styles.sums}>
                    <Amount amount={priced.total.amount} />
                    {Number(priced.discount.amount) > 0 && (
                      <strong className={styles.discount}>
                        <Minus amount={priced.discount.amount} />
                      </strong>
                    )}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.fields}>
        <Field
          label={t('test.account')}
          hint={t('test.accountHint')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={10}
          value={accountNumber}
          error={errorAt('accountNumber')}
          onChange={({ target }) => setAccount(target.value)}
        />
        {accountNumber.trim() === '' && (
          <Field
            label={t('test.phone')}
            hint={t('test.phoneHint')}
            inputMode="tel"
            dir="ltr"
            autoComplete="off"
            maxLength={16}
            value={contactPhone}
            error={errorAt('contactPhone')}
            onChange={({ target }) => setPhone(target.value)}
          />
        )}
      </div>
      <div className={styles.result} aria-live="polite" aria-busy={isPending}>
        {terms === null && lines.length > 0 && <p>{t('test.incomplete')}</p>}
        {lines.length === 0 && <p>{t('test.empty')}</p>}
        {shown === 'failed' && <p className={styles.warning}>{t('test.failed')}</p>}
        {elsewhere !== undefined && (
          <p className={styles.warning}>{t(`admin:${problemKey(elsewhere.code)}`)}</p>
        )}
        {answer !== null && <Answer quote={answer} isActive={isActive} />}
      </div>
    </Card>
  );
}

function Minus({ amount }: { readonly amount: string }) {
  return <Amount amount={`-${amount}`} />;
}

interface AnswerProps {
  readonly quote: NonNullable<Result['quote']>;
  readonly isActive: boolean;
}

/** The sums of the cart, and whether the coupon applies. */
function Answer({ quote, isActive }: AnswerProps) {
  const { t, language } = useTranslation('adminMarketing');
  const refusal = quote.problems.find(({ code }) => code === 'COUPON_INVALID');
  return (
    <>
      {quote.coupon != null && (
        <p className={styles.good}>
          <Icon name="check" size={18} />
          {t('test.applies')}
        </p>
      )}
      {refusal !== undefined && (
        <p className={styles.warning}>
          {t(`cartDetails:coupons.${refusal.couponReason ?? 'UNKNOWN'}`, {
            amount: isolate(formatMoney(refusal.missingAmount?.amount ?? '0', language, 3)),
          })}
          {refusal.couponReason === 'UNKNOWN' && ` ${t(isActive ? 'test.personal' : 'test.paused')}`}
        </p>
      )}
      <dl className={styles.totals}>
        <div>
          <dt>{t('test.items')}</dt>
          <dd>
            <Amount amount={quote.itemsTotal.amount} />
          </dd>
        </div>
        <div>
          <dt>{t('test.discount')}</dt>
          <dd>
            <Minus amount={quote.discountTotal.amount} />
          </dd>
        </div>
        <div>
          <dt>{t('test.delivery')}</dt>
          <dd>
            <Amount amount={quote.deliveryFee.amount} />
          </dd>
        </div>
        <div className={styles.sum}>
          <dt>{t('test.total')}</dt>
          <dd>
            <Amount amount={quote.total.amount} />
          </dd>
        </div>
      </dl>
    </>
  );
}
