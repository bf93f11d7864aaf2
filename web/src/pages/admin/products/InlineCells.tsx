/** Values of a product that are edited in the list: prices, stock, status, whether it is on sale. */
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { HIGHEST_PRICE, LOWEST_PRICE, MAX_STOCK } from '../../../../../gateway/contract/rules/products.ts';
import { StockBadge } from '../../../features/product/StockBadge.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { editableAmount, readAmount } from '../_kit/amount.ts';
import { Amount } from '../_kit/format.tsx';
import { InlineCell } from '../_kit/InlineCell.tsx';
import { STOCK_STATUSES } from '../_kit/productFields.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useProblemText } from '../_kit/useProblemText.ts';
import { ProductState } from './ProductState.tsx';
import styles from './ProductsPage.module.css';
import type {
  InlineCells_product$data,
  InlineCells_product$key,
} from './__generated__/InlineCells_product.graphql.ts';
import type {
  AdminProductChanges,
  InlineCellsMutation,
} from './__generated__/InlineCellsMutation.graphql.ts';
import type { InlineCellsStockMutation } from './__generated__/InlineCellsStockMutation.graphql.ts';

interface CellProps {
  readonly product: InlineCells_product$key;
}

type Data = InlineCells_product$data;

function useProduct(key: InlineCells_product$key): Data {
  return useFragment(
    graphql`
      fragment InlineCells_product on AdminProduct {
        id
        version
        active
        archivedAt
        variantCount
        discountPrice {
          amount
        }
        ...ProductState_product
        product {
          name
          price {
            amount
          }
          stock
          stockStatus
        }
      }
    `,
    key,
  );
}

/** Saves one field of a product with the version that is shown. */
function useSave({ id, version }: Data): (changes: AdminProductChanges) => Promise<string | null> {
  const { t } = useTranslation('adminProductEditor');
  const { run } = useAdminMutation<InlineCellsMutation>(
    graphql`
      mutation InlineCellsMutation($input: AdminProductUpdateInput!) {
        adminProductUpdate(input: $input) {
          product {
            ...InlineCells_product
            product {
              currentPrice {
                amount
              }
              discountPercent
            }
          }
          current {
            ...InlineCells_product
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
    ['product', 'dashboard'],
  );
  return async (changes) => {
    const { isDone, problems } = await run(
      { input: { id, version, changes } },
      { done: t('saved'), hasFields: true },
    );
    return isDone ? null : t(`admin:${problemKey(problems[0]?.code ?? '')}`);
  };
}

/** Whether the person may edit the product here. */
function useCanEdit({ archivedAt }: Data): boolean {
  return useStaff().can('CATALOGUE') && archivedAt == null;
}

interface PriceCellProps extends CellProps {
  readonly of: 'price' | 'discountPrice';
}

/** The usual or the reduced price; an empty reduced price is none. */
export function PriceCell({ product: key, of }: PriceCellProps) {
  const { t, language } = useTranslation('adminProducts');
  const data = useProduct(key);
  const save = useSave(data);
  const amount = of === 'price' ? data.product.price.amount : data.discountPrice?.amount;
  if (!useCanEdit(data)) return <Amount amount={amount} />;
  return (
    <InlineCell
      label={t('inline', {
        field: t(of === 'price' ? 'column.price' : 'column.reduced'),
        name: data.product.name,
      })}
      text={amount == null ? '' : editableAmount(amount, language)}
      onSave={(text) => {
        if (text === '' && of === 'discountPrice') return save({ discountPrice: null });
        const next = readAmount(text);
        const millimes = next === null ? Number.NaN : Math.round(Number(next) * 1_000);
        return millimes >= LOWEST_PRICE && millimes <= HIGHEST_PRICE
          ? save({ [of]: next })
          : Promise.resolve(t(`admin:${problemKey(text === '' ? 'REQUIRED' : 'INVALID')}`));
      }}
    >
      <Amount amount={amount} />
    </InlineCell>
  );
}

/** The stock, set to what was counted: refused when pieces were sold since it was read. That of variants is their sum. */
export function StockCell({ product: key }: CellProps) {
  const { t, language } = useTranslation('adminProducts');
  const data = useProduct(key);
  const { textOf } = useProblemText();
  const { stock, name } = data.product;
  const { run } = useAdminMutation<InlineCellsStockMutation>(
    graphql`
      mutation InlineCellsStockMutation($input: AdminStockAdjustInput!) {
        adminStockAdjust(input: $input) {
          product {
            ...InlineCells_product
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
    ['product', 'dashboard'],
  );
  const shown: ReactNode = (
    <span className={stock === 0 ? styles.none : undefined}>{formatNumber(stock, language)}</span>
  );
  if (!useCanEdit(data) || data.variantCount > 0) return shown;
  return (
    <InlineCell
      label={t('inline', { field: t('column.stock'), name })}
      text={String(stock)}
      onSave={async (text) => {
        const set = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
        if (!(set <= MAX_STOCK)) return t(`admin:${problemKey(text === '' ? 'REQUIRED' : 'INVALID')}`);
        const { isDone, problems } = await run(
          { input: { id: data.id, set, expected: stock, reason: 'COUNTED', idempotencyKey: newKey() } },
          { done: t('adminProductEditor:stock.done'), hasFields: true },
        );
        return isDone ? null : textOf(problems);
      }}
    >
      {shown}
    </InlineCell>
  );
}

/** The stock status. */
export function StockStatusCell({ product: key }: CellProps) {
  const { t } = useTranslation('adminProducts');
  const data = useProduct(key);
  const save = useSave(data);
  const { stockStatus, name } = data.product;
  const shown = <StockBadge status={stockStatus} look="dot" />;
  if (!useCanEdit(data)) return shown;
  return (
    <InlineCell
      label={t('inline', { field: t('column.stockStatus'), name })}
      text={stockStatus}
      options={STOCK_STATUSES.map((value) => ({ value, label: t(`common:stockStatus.${value}`) }))}
      onSave={(text) => save({ stockStatus: STOCK_STATUSES.find((one) => one === text) ?? 'IN_STOCK' })}
    >
      {shown}
    </InlineCell>
  );
}

/** Whether it is on sale. */
export function ActiveCell({ product: key }: CellProps) {
  const { t } = useTranslation('adminProducts');
  const data = useProduct(key);
  const save = useSave(data);
  const shown = <ProductState product={data} />;
  if (!useCanEdit(data)) return shown;
  return (
    <InlineCell
      label={t('inline', { field: t('column.state'), name: data.product.name })}
      text={String(data.active)}
      options={[
        { value: 'true', label: t('state.active') },
        { value: 'false', label: t('state.inactive') },
      ]}
      onSave={(text) => save({ active: text === 'true' })}
    >
      {shown}
    </InlineCell>
  );
}
