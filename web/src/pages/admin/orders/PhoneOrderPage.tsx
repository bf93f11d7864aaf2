import { useState } from 'react';
import { graphql } from 'react-relay';
import { MAX_LINE_QUANTITY } from '../../../../../gateway/contract/rules/limits.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { AddressFields } from '../../../features/address/AddressFields.tsx';
import {
  checkAddress,
  EMPTY_ADDRESS,
  toAddressDraft,
  toAddressInput,
  type AddressDraft,
} from '../../../features/address/addressDraft.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { useQueryState } from '../../../relay/useQueryState.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card, Facts } from '../_kit/Detail.tsx';
import { Amount } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { ProductPicker, type PickedProduct } from '../_kit/ProductPicker.tsx';
import { NotAllowed } from '../_kit/Refused.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { VariantField } from '../_kit/VariantField.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import styles from './PhoneOrderPage.module.css';
import type { PhoneOrderPageFromQuery } from './__generated__/PhoneOrderPageFromQuery.graphql.ts';
import type { PhoneOrderPageMutation } from './__generated__/PhoneOrderPageMutation.graphql.ts';
import type { PhoneOrderPageQuoteQuery } from './__generated__/PhoneOrderPageQuoteQuery.graphql.ts';

const CODES = ['FR', 'EN', 'DE', 'TN'] as const;
/** Differences with a text of their own. */
const DIFFERENCES = [
  'PRICE_CHANGED',
  'OUT_OF_STOCK',
  'STOCK_REDUCED',
  'PRODUCT_UNAVAILABLE',
  'VARIANT_REQUIRED',
  'DELIVERY_CHANGED',
  'TOTAL_CHANGED',
] as const;
const ALWAYS = { force: true } as const;

interface Line {
  readonly key: string;
  readonly product: PickedProduct;
  readonly variantId: string | null;
  readonly quantity: string;
}

/** What the form begins with. */
interface Start {
  readonly fromOrderId: string | null;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: AddressDraft;
  readonly language: (typeof CODES)[number];
}

const EMPTY: Start = {
  fromOrderId: null,
  name: '',
  phone: '',
  email: '',
  address: EMPTY_ADDRESS,
  language: 'FR',
};

/** Places an order for a buyer on the telephone; `?from=` fills in the buyer of an order. */
export default function PhoneOrderPage({ url }: ScreenProps) {
  const { t } = useTranslation('adminOrders');
  const title = useTitle();
  const { can } = useStaff();
  const from = url.searchParams.get('from');
  return (
    <section>
      <PageHeader
        title={title}
        text={t('phone.text')}
        back={{ to: adminPaths.orders(), label: t('admin:menu.orders') }}
      />
      {!can('ORDERS') ? (
        <NotAllowed />
      ) : from === null ? (
        <OrderForm start={EMPTY} />
      ) : (
        <AdminBoundary fallback={<Skeleton height="24rem" radius="lg" />}>
          <Prefilled id={from} />
        </AdminBoundary>
      )}
    </section>
  );
}

/** The form with the buyer of an order. */
function Prefilled({ id }: { readonly id: string }) {
  const { adminOrder } = useAdminQuery<PhoneOrderPageFromQuery>(
    graphql`
      query PhoneOrderPageFromQuery($id: ID!) {
        adminOrder(by: { id: $id }) {
          id
          contactName
          contactPhone
          contactEmail
          address {
            recipient
            phone
            secondPhone
            region {
              number
            }
            delegation
            postalCode
            street
            landmark
            note
          }
          desk {
            language
          }
        }
      }
    `,
    { id },
    adminFreshness.detail,
    ['order'],
  );
  if (adminOrder == null) return <OrderForm start={EMPTY} />;
  return (
    <OrderForm
      start={{
        fromOrderId: adminOrder.id,
        name: adminOrder.contactName,
        phone: adminOrder.contactPhone,
        email: adminOrder.contactEmail ?? '',
        address: toAddressDraft(adminOrder.address),
        language: oneOf(CODES, adminOrder.desk?.language ?? undefined) ?? 'FR',
      }}
    />
  );
}

const pieces = ({ quantity }: Line): number => (/^[1-9]\d?$/.test(quantity) ? Number(quantity) : 0);

function OrderForm({ start }: { readonly start: Start }) {
  const { t } = useTranslation('adminOrders');
  const navigate = useNavigate();
  const [idempotencyKey, setKey] = useState(newKey);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [name, setName] = useState(start.name);
  const [phone, setPhone] = useState(start.phone);
  const [email, setEmail] = useState(start.email);
  const [language, setLanguage] = useState(start.language);
  const [address, setAddress] = useState(start.address);
  const [isConfirmed, setConfirmed] = useState(true);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  /** Why nothing was placed, and the total that it would come to; the total is agreed to by sending again. */
  const [differences, setDifferences] = useState<
    NonNullable<PhoneOrderPageMutation['response']['orderPlaceByPhone']>['differences']
  >([]);
  const wanted = lines.map((line) => ({
    productId: line.product.id,
    variantId: line.variantId,
    quantity: pieces(line),
  }));
  const isComplete = lines.length > 0 && wanted.every(({ quantity }) => quantity > 0);
  const quote = useQueryState<PhoneOrderPageQuoteQuery>(
    graphql`
      query PhoneOrderPageQuoteQuery($input: CartQuoteInput!) {
        cartQuote(input: $input) {
          lines {
            unitPrice {
              amount
            }
            total {
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
          deliveryFee {
            amount
          }
          total {
            amount
          }
        }
      }
    `,
    isComplete ? { input: { lines: wanted } } : null,
    ALWAYS,
  );
  const quoted = quote.data?.cartQuote;
  const isOrderable = quoted != null && quoted.lines.every((line) => line.problems.length === 0);
  const { run, isPending } = useAdminMutation<PhoneOrderPageMutation>(
    graphql`
      mutation PhoneOrderPageMutation($input: PhoneOrderInput!) {
        orderPlaceByPhone(input: $input) {
          order {
            id
          }
          differences {
            code
            lineIndex
            currentPrice {
              amount
            }
            availableQuantity
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['orders', 'queue', 'products'],
  );
  const change = (key: string, next: Partial<Line>): void => {
    setDifferences([]);
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...next } : line)));
  };
  /** What the buyer agrees to: what was quoted, or what the server said instead. */
  const agreedPrice = (index: number): string | undefined =>
    differences.find(({ code, lineIndex }) => code === 'PRICE_CHANGED' && lineIndex === index)?.currentPrice
      ?.amount ?? quoted?.lines[index]?.unitPrice.amount;
  const agreedTotal =
    differences.find(({ code }) => code === 'TOTAL_CHANGED')?.currentPrice?.amount ?? quoted?.total.amount;

  const save = async (): Promise<void> => {
    if (isPending || quoted == null || !isOrderable) return;
    const found: Partial<Record<string, string>> = {
      ...checkAddress(address),
      ...(name.trim() === '' && { contactName: 'REQUIRED' }),
      ...(phone.trim() === '' && { contactPhone: 'REQUIRED' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { payload } = await run(
      {
        input: {
          fromOrderId: start.fromOrderId,
          lines: wanted.map((line, index) => ({ ...line, unitPrice: agreedPrice(index) ?? '0' })),
          contactName: name.trim(),
          contactPhone: phone.trim(),
          contactEmail: email.trim() === '' ? null : email.trim(),
          address: toAddressInput(address),
          expectedTotal: agreedTotal ?? quoted.total.amount,
          language,
          isConfirmed,
          idempotencyKey,
        },
      },
      {
        onRefused: (refused) =>
          setProblems(
            Object.fromEntries(
              refused.map(({ field, code }) => [
                field.includes('delegation') ? 'delegation' : (field.at(-1) ?? ''),
                code,
              ]),
            ),
          ),
      },
    );
    if (payload?.order != null) {
      navigate(adminPaths.order(payload.order.id));
      return;
    }
    if (payload == null) return;
    setDifferences(payload.differences);
    // What is agreed to then is another order.
    setKey(newKey());
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Card title={t('detail.items')}>
        <ProductPicker
          key={lines.length}
          label={t('phone.add')}
          value={null}
          onChange={(product) => {
            setDifferences([]);
            setLines([...lines, { key: newKey(), product, variantId: null, quantity: '1' }]);
          }}
        />
        <ul className={styles.lines}>
          {lines.map((line, index) => {
            const priced = quoted?.lines[index];
            const codes = priced?.problems.map(({ code }) => code) ?? [];
            return (
              <li key={line.key} className={styles.line}>
                <bdi className={styles.name}>{line.product.name}</bdi>
                <Field
                  label={t('phone.quantity', { name: line.product.name })}
                  hideLabel
                  type="number"
                  min={1}
                  max={MAX_LINE_QUANTITY}
                  dir="ltr"
                  value={line.quantity}
                  onChange={({ target }) => change(line.key, { quantity: target.value })}
                />
                <Amount amount={priced?.total.amount} />
                <IconButton
                  label={t('phone.remove', { name: line.product.name })}
                  icon={<Icon name="x" size={18} />}
                  onClick={() => {
                    setDifferences([]);
                    setLines(lines.filter(({ key }) => key !== line.key));
                  }}
                />
                {(line.variantId !== null || codes.includes('VARIANT_REQUIRED')) && (
                  <AdminBoundary resetKey={line.product.id} fallback={null}>
                    <VariantField
                      className={styles.whole}
                      productId={line.product.id}
                      label={t('phone.variant', { name: line.product.name })}
                      placeholder={t('phone.choose')}
                      value={line.variantId}
                      onChange={(variantId) => change(line.key, { variantId })}
                    />
                  </AdminBoundary>
                )}
                {priced?.problems.map(({ code, availableQuantity }) => (
                  <p key={code} className={styles.problem}>
                    {t(`phone.difference.${oneOf(DIFFERENCES, code) ?? 'PRODUCT_UNAVAILABLE'}`, {
                      count: availableQuantity ?? 0,
                    })}
                  </p>
                ))}
              </li>
            );
          })}
        </ul>
      </Card>
      <Card title={t('detail.client')}>
        <div className={styles.fields}>
          <Field
            label={t('detail.name')}
            dir="auto"
            maxLength={120}
            value={name}
            error={problems['contactName'] === undefined ? null : t('admin:problem.REQUIRED')}
            onChange={({ target }) => setName(target.value)}
          />
          <Field
            label={t('column.phone')}
            type="tel"
            dir="ltr"
            value={phone}
            error={problems['contactPhone'] === undefined ? null : t('admin:problem.INVALID')}
            onChange={({ target }) => setPhone(target.value)}
          />
          <Field
            label={t('detail.email')}
            type="email"
            dir="ltr"
            value={email}
            error={problems['contactEmail'] === undefined ? null : t('admin:problem.INVALID')}
            onChange={({ target }) => setEmail(target.value)}
          />
          <Field
            as="select"
            label={t('phone.language')}
            value={language}
            onChange={({ target }) => setLanguage(oneOf(CODES, target.value) ?? 'FR')}
          >
            {LANGUAGES.map((code) => (
              <option key={code} value={code.toUpperCase()}>
                {LANGUAGE_NAMES[code]}
              </option>
            ))}
          </Field>
        </div>
      </Card>
      <Card title={t('detail.address')}>
        <AddressFields
          form={{
            values: address,
            problems,
            change: (field, value) => setAddress((before) => ({ ...before, [field]: value })),
          }}
        />
      </Card>
      <Card title={t('detail.sums')}>
        <div aria-live="polite" aria-busy={quote.isLoading || undefined}>
          {quote.hasFailed ? (
            <p>
              {t('phone.quoteFailed')}{' '}
              <Button size="sm" variant="ghost" onClick={quote.retry}>
                {t('common:error.retry')}
              </Button>
            </p>
          ) : quoted == null ? (
            <p className={styles.muted}>{t('phone.empty')}</p>
          ) : (
            <Facts
              facts={[
                [t('detail.items'), <Amount key="items" amount={quoted.itemsTotal.amount} />],
                [t('detail.delivery'), <Amount key="delivery" amount={quoted.deliveryFee.amount} />],
                [
                  t('column.total'),
                  <strong key="total">
                    <Amount amount={agreedTotal} />
                  </strong>,
                ],
              ]}
            />
          )}
          {differences.length > 0 && (
            <div role="alert" className={styles.differences}>
              <p>{t('phone.changed')}</p>
              <ul>
                {differences.map(({ code, lineIndex, currentPrice, availableQuantity }) => (
                  <li key={`${code} ${lineIndex ?? ''}`}>
                    {lineIndex != null && <bdi>{lines[lineIndex]?.product.name}: </bdi>}
                    {t(`phone.difference.${oneOf(DIFFERENCES, code) ?? 'PRODUCT_UNAVAILABLE'}`, {
                      count: availableQuantity ?? 0,
                    })}{' '}
                    {currentPrice != null && <Amount amount={currentPrice.amount} />}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={({ target }) => setConfirmed(target.checked)}
          />
          {t('phone.confirmed')}
        </label>
        <Button type="submit" busy={isPending} disabled={!isOrderable}>
          {t('phone.submit')}
        </Button>
      </Card>
    </form>
  );
}
