import { useState } from 'react';
import { graphql } from 'react-relay';
import {
  MAX_SIZE_NAME,
  MAX_SIZES,
  MAX_STOCK,
  MAX_VARIANTS,
} from '../../../../../gateway/contract/rules/products.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { PRODUCT_COLORS } from '../../../../../gateway/contract/rules/colors.ts';
import { useColorName } from '../../../features/product/useColorName.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { readSignedAmount } from '../_kit/amount.ts';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import styles from './VariantsDialog.module.css';
import type { VariantsDialogMutation } from './__generated__/VariantsDialogMutation.graphql.ts';

type Problems = Readonly<Record<string, string>>;

interface VariantsDialogProps {
  readonly productId: string;
  /** Variants that it has already. */
  readonly count: number;
  readonly onClose: () => void;
}

/** Adds variants to a product: one for each chosen colour and size. */
export function VariantsDialog({ productId, count, onClose }: VariantsDialogProps) {
  const { t } = useTranslation('adminVariants');
  const colorName = useColorName();
  const [idempotencyKey, setKey] = useState(newKey);
  const [colors, setColors] = useState<readonly string[]>([]);
  const [sizeText, setSizeText] = useState('');
  const [delta, setDelta] = useState('');
  const [stock, setStock] = useState('0');
  const [problems, setProblems] = useState<Problems>({});
  const { run, isPending } = useAdminMutation<VariantsDialogMutation>(
    graphql`
      mutation VariantsDialogMutation($input: AdminVariantsCreateInput!) {
        adminVariantsCreate(input: $input) {
          product {
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
  const sizes = [
    ...new Set(
      sizeText
        .split(/[,;\n]/)
        .map((size) => size.trim())
        .filter((size) => size !== ''),
    ),
  ];
  const total = Math.max(colors.length, 1) * Math.max(sizes.length, 1);
  const isChosen = colors.length > 0 || sizes.length > 0;
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setProblems({});
    };
  const save = (): void => {
    const found: Record<string, string> = {};
    const difference = delta.trim() === '' ? '0.000' : readSignedAmount(delta);
    if (!isChosen) found['colors'] = t('problem.none');
    if (sizes.length > MAX_SIZES || sizes.some((size) => size.length > MAX_SIZE_NAME))
      found['sizes'] = t('problem.sizes', { n: MAX_SIZES, most: MAX_SIZE_NAME });
    if (count + total > MAX_VARIANTS) found['colors'] = t('problem.most', { n: MAX_VARIANTS });
    if (difference === null) found['priceDelta'] = t(`admin:${problemKey('INVALID')}`);
    const pieces = /^\d{1,7}$/.test(stock) ? Number(stock) : Number.NaN;
    if (!(pieces <= MAX_STOCK)) found['stock'] = t(`admin:${problemKey('INVALID')}`);
    setProblems(found);
    if (Object.keys(found).length > 0 || difference === null) return;
    void run(
      { input: { productId, colors, sizes, priceDelta: difference, stock: pieces, idempotencyKey } },
      {
        done: t('added', { count: total }),
        hasFields: true,
        onDone: onClose,
        onRefused: (refused) => {
          setKey(newKey());
          setProblems(
            Object.fromEntries(
              refused.map(({ field, code }) => [field[0] ?? 'colors', t(`admin:${problemKey(code)}`)]),
            ),
          );
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('add')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button busy={isPending} onClick={save}>
            {isChosen ? t('create', { count: total }) : t('createNone')}
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
        <fieldset className={styles.colors}>
          <legend>{t('colors')}</legend>
          {PRODUCT_COLORS.map((color) => (
            <label key={color} className={styles.color}>
              <input
                type="checkbox"
                checked={colors.includes(color)}
                onChange={({ target }) =>
                  change(setColors)(
                    target.checked ? [...colors, color] : colors.filter((one) => one !== color),
                  )
                }
              />
              {colorName(color)}
            </label>
          ))}
          {problems['colors'] !== undefined && (
            <p className={styles.problem} role="alert">
              {problems['colors']}
            </p>
          )}
        </fieldset>
        <Field
          label={t('sizes')}
          hint={t('sizesHint')}
          value={sizeText}
          error={problems['sizes'] ?? null}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => change(setSizeText)(target.value)}
        />
        <div className={styles.pair}>
          <Field
            label={t('delta')}
            hint={t('deltaHint')}
            inputMode="text"
            dir="ltr"
            suffix="TND"
            autoComplete="off"
            value={delta}
            error={problems['priceDelta'] ?? null}
            onChange={({ target }) => change(setDelta)(target.value)}
          />
          <Field
            label={t('stock')}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            value={stock}
            error={problems['stock'] ?? null}
            onChange={({ target }) => change(setStock)(target.value.trim())}
          />
        </div>
        <button type="submit" className={styles.spoken} tabIndex={-1} aria-hidden />
      </form>
    </Dialog>
  );
}
