import { lazy, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import {
  LONGEST_FLASH_SALE,
  MAX_ACCOUNT_LIMIT,
  SHORTEST_FLASH_SALE,
} from '../../../../../gateway/contract/rules/products.ts';
import { serverNow } from '../../../clock/serverClock.ts';
import { formatMoney } from '../../../design/money.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { newKey } from '../../../newKey.ts';
import { isolateCode } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { loadOrReload } from '../../../navigation/loadOrReload.ts';
import { readAmount } from '../_kit/amount.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { AmountField } from '../_kit/AmountField.tsx';
import { tunisInstant, tunisLocal } from '../_kit/days.ts';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import type { PlannedSale } from './FlashPreview.tsx';
import styles from './FlashSaleDialog.module.css';
import type { FlashSaleDialog_product$key } from './__generated__/FlashSaleDialog_product.graphql.ts';
import type { FlashSaleDialogMutation } from './__generated__/FlashSaleDialogMutation.graphql.ts';
import type { FlashSaleDialogRemoveMutation } from './__generated__/FlashSaleDialogRemoveMutation.graphql.ts';

const FlashPreview = lazy(() => loadOrReload('flash preview', () => import('./FlashPreview.tsx')));

type Form = Readonly<Record<'price' | 'startsAt' | 'expiresAt' | 'stock' | 'accountLimit', string>>;
type Problems = Partial<Record<keyof Form | 'all', string>>;

const DAY = 86_400_000;

interface FlashSaleDialogProps {
  readonly product: FlashSaleDialog_product$key;
  readonly onClose: () => void;
}

/** Plans, changes or ends the flash sale of a product, with the shop's card before, during and after it. */
export function FlashSaleDialog({ product: key, onClose }: FlashSaleDialogProps) {
  const { t, language } = useTranslation('adminFlash');
  const data = useFragment(
    graphql`
      fragment FlashSaleDialog_product on AdminProduct {
        id
        version
        flashSale {
          price {
            amount
          }
          startsAt
          expiresAt
          stock
          remainingStock
          accountLimit
        }
        product {
          price {
            amount
          }
          discountPrice {
            amount
          }
          stock
          flashSale {
            isActive
          }
        }
      }
    `,
    key,
  );
  const { id, version, flashSale: sale, product } = data;
  const isRunning = product.flashSale?.isActive === true;
  // A sale that is over is the model of the next one, apart from its time.
  const isPresent = sale != null && product.flashSale != null;
  const usual = product.discountPrice?.amount ?? product.price.amount;
  const [form, setForm] = useState<Form>(() => ({
    price: sale?.price.amount ?? '',
    startsAt: isPresent && sale.startsAt != null ? tunisLocal(sale.startsAt) : '',
    expiresAt: tunisLocal(
      isPresent && sale.expiresAt != null ? sale.expiresAt : new Date(serverNow() + DAY).toISOString(),
    ),
    stock: String(sale?.stock ?? Math.min(product.stock, 10)),
    accountLimit: sale?.accountLimit == null ? '' : String(sale.accountLimit),
  }));
  const [problems, setProblems] = useState<Problems>({});
  /** What a running sale's change is asked about once more. */
  const [asked, setAsked] = useState<'save' | 'end' | null>(null);
  const set = (name: keyof Form) => (value: string) => {
    setForm({ ...form, [name]: value });
    setProblems({});
    setAsked(null);
  };
  const { run, isPending } = useAdminMutation<FlashSaleDialogMutation>(
    graphql`
      mutation FlashSaleDialogMutation($input: AdminFlashSaleSetInput!) {
        adminFlashSaleSet(input: $input) {
          product {
            ...AdminProductPage_product
          }
          current {
            ...AdminProductPage_product
          }
          change {
            reference
            canUndoUntil
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['products'],
  );
  const removal = useAdminMutation<FlashSaleDialogRemoveMutation>(
    graphql`
      mutation FlashSaleDialogRemoveMutation($input: AdminFlashSaleRemoveInput!) {
        adminFlashSaleRemove(input: $input) {
          product {
            ...AdminProductPage_product
          }
          current {
            ...AdminProductPage_product
          }
          change {
            reference
            canUndoUntil
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['products'],
  );
  const price = readAmount(form.price);
  const startsAt = form.startsAt === '' ? null : tunisInstant(form.startsAt);
  const expiresAt = tunisInstant(form.expiresAt);
  const stock = /^[1-9]\d{0,6}$/.test(form.stock) ? Number(form.stock) : null;
  const limit = /^[1-9]\d?$/.test(form.accountLimit) ? Number(form.accountLimit) : null;
  const sold =
    isRunning && sale?.stock != null && sale.remainingStock != null ? sale.stock - sale.remainingStock : 0;
  const planned = useMemo((): PlannedSale | null => {
    if (price === null || expiresAt === null || stock === null) return null;
    const start = startsAt === null ? serverNow() : Date.parse(startsAt);
    return {
      price,
      duration: Math.max(0, Date.parse(expiresAt) - start),
      stock,
      remaining: Math.max(0, stock - sold),
    };
  }, [price, startsAt, expiresAt, stock, sold]);

  const check = (): Problems => {
    const found: Problems = {};
    const missing = (text: string): string => t(`admin:${problemKey(text === '' ? 'REQUIRED' : 'INVALID')}`);
    if (price === null) found.price = missing(form.price);
    else if (Number(price) >= Number(usual)) found.price = t('problem.price');
    if (form.startsAt !== '' && startsAt === null) found.startsAt = missing(form.startsAt);
    if (expiresAt === null) found.expiresAt = missing(form.expiresAt);
    else {
      const length = Date.parse(expiresAt) - (startsAt === null ? serverNow() : Date.parse(startsAt));
      if (Date.parse(expiresAt) <= serverNow()) found.expiresAt = t('problem.past');
      else if (length < SHORTEST_FLASH_SALE || length > LONGEST_FLASH_SALE)
        found.expiresAt = t('problem.length');
    }
    if (stock === null) found.stock = missing(form.stock);
    else if (stock < sold) found.stock = t('problem.sold', { n: sold });
    else if (stock - sold > product.stock) found.stock = t('problem.stock', { n: product.stock });
    if (form.accountLimit !== '' && limit === null)
      found.accountLimit = t('problem.limit', { n: MAX_ACCOUNT_LIMIT });
    return found;
  };
  const onRefused = (
    refused: readonly { readonly field: readonly string[]; readonly code: string }[],
  ): void => {
    setAsked(null);
    setProblems(
      Object.fromEntries(
        refused.map(({ field, code }) => [
          field[0] !== undefined && field[0] in form ? field[0] : 'all',
          t(`admin:${problemKey(code)}`),
        ]),
      ),
    );
  };
  const save = (): void => {
    const found = check();
    setProblems(found);
    if (Object.keys(found).length > 0 || price === null || expiresAt === null || stock === null) return;
    if (isRunning && asked !== 'save') {
      setAsked('save');
      return;
    }
    void run(
      {
        input: {
          id,
          version,
          price,
          startsAt,
          expiresAt,
          stock,
          accountLimit: limit,
          idempotencyKey: newKey(),
        },
      },
      { done: t('saved'), hasFields: true, onDone: onClose, onRefused },
    );
  };
  const end = (): void => {
    if (isRunning && asked !== 'end') {
      setAsked('end');
      return;
    }
    void removal.run(
      { input: { id, version, idempotencyKey: newKey() } },
      { done: t('ended'), hasFields: true, onDone: onClose, onRefused },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t(isPresent ? 'change' : 'plan')}
      actions={
        <>
          {isPresent && (
            <Button variant="danger" busy={removal.isPending} onClick={end}>
              {t(asked === 'end' ? 'endSure' : isRunning ? 'end' : 'remove')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button busy={isPending} onClick={save}>
            {t(asked === 'save' ? 'saveSure' : 'save')}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {(problems.all !== undefined || asked !== null) && (
          <p className={styles.problem} role="alert">
            {problems.all ?? t(asked === 'end' ? 'endsNow' : 'isRunning')}
          </p>
        )}
        <div className={styles.fields}>
          <AmountField
            data-autofocus
            label={t('adminProducts:flashSale.price')}
            value={form.price}
            error={problems.price ?? null}
            hint={t('priceHint', { amount: isolateCode(formatMoney(usual, language, 3)) })}
            onChange={set('price')}
            isRequired
          />
          <Field
            label={t('adminProducts:flashSale.stock')}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            required
            value={form.stock}
            error={problems.stock ?? null}
            hint={sold > 0 ? t('soldHint', { n: sold }) : t('stockHint', { n: product.stock })}
            onChange={({ target }) => set('stock')(target.value.trim())}
          />
          <Field
            type="datetime-local"
            label={t('adminProducts:flashSale.startsAt')}
            hint={t('startHint')}
            value={form.startsAt}
            error={problems.startsAt ?? null}
            onChange={({ target }) => set('startsAt')(target.value)}
          />
          <Field
            type="datetime-local"
            label={t('adminProducts:flashSale.expiresAt')}
            required
            value={form.expiresAt}
            error={problems.expiresAt ?? null}
            onChange={({ target }) => set('expiresAt')(target.value)}
          />
          <Field
            label={t('adminProducts:flashSale.limit')}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            value={form.accountLimit}
            error={problems.accountLimit ?? null}
            hint={t('limitHint')}
            onChange={({ target }) => set('accountLimit')(target.value.trim())}
          />
        </div>
        <AdminBoundary fallback={<Skeleton height="420px" />} resetKey={id}>
          <FlashPreview id={id} sale={planned} />
        </AdminBoundary>
        <button type="submit" className={styles.spoken} tabIndex={-1} aria-hidden />
      </form>
    </Dialog>
  );
}
