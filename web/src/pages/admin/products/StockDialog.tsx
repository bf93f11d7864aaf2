import { useState } from 'react';
import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { MAX_STOCK, STOCK_REASONS } from '../../../../../gateway/contract/rules/products.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useProblemText } from '../_kit/useProblemText.ts';
import styles from './AdminProductPage.module.css';
import type { StockDialogMutation, StockReason } from './__generated__/StockDialogMutation.graphql.ts';

const WAYS = ['add', 'take', 'set'] as const;

interface StockDialogProps {
  readonly productId: string;
  /** Null: the product's own stock. */
  readonly variantId: string | null;
  /** The stock that is shown now. */
  readonly stock: number;
  readonly onClose: () => void;
}

/** Changes a stock by a difference, or sets it to what was counted; sales meanwhile are never undone. */
export function StockDialog({ productId, variantId, stock, onClose }: StockDialogProps) {
  const { t, language } = useTranslation('adminProductEditor');
  const [idempotencyKey, setKey] = useState(newKey);
  const [way, setWay] = useState<(typeof WAYS)[number]>('add');
  const [count, setCount] = useState('');
  const [reason, setReason] = useState<StockReason>('RECEIVED');
  const [problem, setProblem] = useState<string | null>(null);
  const { textOf } = useProblemText();
  const { run, isPending } = useAdminMutation<StockDialogMutation>(
    graphql`
      mutation StockDialogMutation($input: AdminStockAdjustInput!) {
        adminStockAdjust(input: $input) {
          product {
            product {
              stock
              stockStatus
            }
          }
          change {
            reference
            canUndoUntil
          }
          userErrors {
            field
            code
            message
            stock
          }
        }
      }
    `,
    ['products'],
  );
  const pieces = /^\d{1,7}$/.test(count) ? Number(count) : Number.NaN;
  const after = way === 'set' ? pieces : way === 'add' ? stock + pieces : stock - pieces;
  const number = (value: number): string => formatNumber(value, language);
  const save = (): void => {
    if (!(after >= 0 && after <= MAX_STOCK)) {
      setProblem(t(`admin:${problemKey(count === '' ? 'REQUIRED' : 'INVALID')}`));
      return;
    }
    const change = way === 'set' ? { set: pieces, expected: stock } : { delta: after - stock };
    void run(
      { input: { id: productId, variantId, ...change, reason, idempotencyKey } },
      {
        done: t('stock.done'),
        hasFields: true,
        onDone: onClose,
        onRefused: (problems) => {
          setKey(newKey());
          setProblem(textOf(problems));
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('stock.title')}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button busy={isPending} onClick={save}>
            {t('stock.save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field
          as="select"
          label={t('stock.way')}
          value={way}
          onChange={({ target }) => {
            const next = WAYS.find((one) => one === target.value) ?? 'add';
            setWay(next);
            setReason(next === 'add' ? 'RECEIVED' : next === 'set' ? 'COUNTED' : 'DAMAGED');
          }}
        >
          {WAYS.map((one) => (
            <option key={one} value={one}>
              {t(`stock.ways.${one}`)}
            </option>
          ))}
        </Field>
        <Field
          label={t('stock.pieces')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          value={count}
          error={problem}
          hint={t('stock.after', { before: number(stock), after: after >= 0 ? number(after) : '–' })}
          onChange={({ target }) => {
            setCount(target.value.trim());
            setProblem(null);
          }}
        />
        <Field
          as="select"
          label={t('stock.reason')}
          value={reason}
          onChange={({ target }) => setReason(STOCK_REASONS.find((one) => one === target.value) ?? 'OTHER')}
        >
          {STOCK_REASONS.map((one) => (
            <option key={one} value={one}>
              {t(`stock.reasons.${one}`)}
            </option>
          ))}
        </Field>
        <button type="submit" className={styles.spoken} tabIndex={-1} aria-hidden />
      </form>
    </Dialog>
  );
}
