import { useState } from 'react';
import { graphql } from 'react-relay';
import { MAX_ACCOUNT_LIMIT } from '../../../../../gateway/contract/rules/products.ts';
import { serverNow } from '../../../clock/serverClock.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { tunisInstant, tunisLocal } from '../_kit/days.ts';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import { FlashRefusals } from './FlashRefusals.tsx';
import { refusalsOf, rowsOf, type FlashProduct, type FlashRefusal } from './flashRows.ts';
import styles from './FlashSaleDialog.module.css';
import type { FlashPlanDialogMutation } from './__generated__/FlashPlanDialogMutation.graphql.ts';

const DAY = 86_400_000;
const NUMBER = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const;

interface FlashPlanDialogProps {
  readonly products: readonly FlashProduct[];
  /** Their last sales are the model: price and pieces may stay as they were. */
  readonly isRepeat?: boolean;
  readonly onClose: () => void;
}

/** Plans flash sales of several products; those that are refused stay on screen with the reason. */
export function FlashPlanDialog({ products, isRepeat = false, onClose }: FlashPlanDialogProps) {
  const { t } = useTranslation('adminFlash');
  const [form, setForm] = useState({
    percent: isRepeat ? '' : '20',
    startsAt: '',
    expiresAt: tunisLocal(new Date(serverNow() + DAY).toISOString()),
    stock: isRepeat ? '' : '10',
    accountLimit: '',
  });
  const [problems, setProblems] = useState<Partial<Record<keyof typeof form, string>>>({});
  const [left, setLeft] = useState<readonly FlashProduct[]>(products);
  const [refusals, setRefusals] = useState<readonly FlashRefusal[]>([]);
  const { run, isPending } = useAdminMutation<FlashPlanDialogMutation>(
    graphql`
      mutation FlashPlanDialogMutation($input: AdminFlashSalesPlanInput!) {
        adminFlashSalesPlan(input: $input) {
          rows {
            product {
              id
              version
              ...FlashBadge_product
            }
            userErrors {
              field
              code
              message
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
    ['products'],
  );
  const field = (name: keyof typeof form) => ({
    value: form[name],
    error: problems[name] ?? null,
    onChange: ({ target }: { target: { value: string } }) => {
      setForm({ ...form, [name]: target.value });
      setProblems({});
    },
  });
  const save = (): void => {
    const found: typeof problems = {};
    const invalid = t(`admin:${problemKey('INVALID')}`);
    const number = (name: 'percent' | 'stock' | 'accountLimit', most: number): number | null => {
      const text = form[name].trim();
      if (text === '') return null;
      const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
      if (value < 1 || value > most) found[name] = invalid;
      return value;
    };
    const percent = number('percent', 99);
    const stock = number('stock', 1_000_000);
    const accountLimit = number('accountLimit', MAX_ACCOUNT_LIMIT);
    if (!isRepeat && percent === null) found.percent = t(`admin:${problemKey('REQUIRED')}`);
    if (!isRepeat && stock === null) found.stock = t(`admin:${problemKey('REQUIRED')}`);
    const startsAt = form.startsAt === '' ? null : tunisInstant(form.startsAt);
    const expiresAt = tunisInstant(form.expiresAt);
    if (form.startsAt !== '' && startsAt === null) found.startsAt = invalid;
    if (expiresAt === null) found.expiresAt = invalid;
    else if (Date.parse(expiresAt) <= serverNow()) found.expiresAt = t('problem.past');
    setProblems(found);
    if (Object.keys(found).length > 0 || expiresAt === null) return;
    void run(
      {
        input: {
          rows: rowsOf(left),
          percent,
          startsAt,
          expiresAt,
          stock,
          accountLimit,
          idempotencyKey: newKey(),
        },
      },
      {
        onDone: (payload) => {
          const refused = refusalsOf(left, payload);
          const done = left.length - refused.length;
          if (done > 0) toast({ type: 'success', title: t('bulk.planned', { count: done }) });
          if (refused.length === 0) onClose();
          setLeft(left.filter((_, index) => (payload.rows?.[index]?.userErrors.length ?? 0) > 0));
          setRefusals(refused);
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isRepeat ? 'bulk.repeatTitle' : 'bulk.planTitle', { count: left.length })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button busy={isPending} onClick={save}>
            {t('bulk.planDo')}
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
        <FlashRefusals refusals={refusals} />
        <div className={styles.fields}>
          <Field
            {...NUMBER}
            {...field('percent')}
            label={t('bulk.percent')}
            suffix="%"
            required={!isRepeat}
            hint={t(isRepeat ? 'bulk.percentSame' : 'bulk.percentHint')}
          />
          <Field
            {...NUMBER}
            {...field('stock')}
            label={t('adminProducts:flashSale.stock')}
            required={!isRepeat}
            hint={isRepeat ? t('bulk.stockSame') : undefined}
          />
          <Field
            {...field('startsAt')}
            type="datetime-local"
            label={t('adminProducts:flashSale.startsAt')}
            hint={t('startHint')}
          />
          <Field
            {...field('expiresAt')}
            type="datetime-local"
            label={t('adminProducts:flashSale.expiresAt')}
            required
          />
          <Field
            {...NUMBER}
            {...field('accountLimit')}
            label={t('adminProducts:flashSale.limit')}
            hint={t('limitHint')}
          />
        </div>
        <button type="submit" className={styles.spoken} tabIndex={-1} aria-hidden />
      </form>
    </Dialog>
  );
}
