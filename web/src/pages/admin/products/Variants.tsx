import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isGtin } from '../../../../../gateway/contract/rules/gtin.ts';
import { MAX_MPN } from '../../../../../gateway/contract/rules/products.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { LoadMore } from '../../../features/account/LoadMore.tsx';
import { useColorName } from '../../../features/product/useColorName.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { useViewerList } from '../../../relay/useViewerList.ts';
import { editableAmount, readSignedAmount } from '../_kit/amount.ts';
import { Amount, Code } from '../_kit/format.tsx';
import { InlineCell } from '../_kit/InlineCell.tsx';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminFreshness } from '../freshness.ts';
import table from '../_kit/Table.module.css';
import styles from './AdminProductPage.module.css';
import { StockDialog } from './StockDialog.tsx';
import type { Variants_query$key } from './__generated__/Variants_query.graphql.ts';
import type { Variants_variant$key } from './__generated__/Variants_variant.graphql.ts';
import type { VariantsDeleteMutation } from './__generated__/VariantsDeleteMutation.graphql.ts';
import type {
  AdminVariantChanges,
  VariantsUpdateMutation,
} from './__generated__/VariantsUpdateMutation.graphql.ts';
import type { VariantsQuery } from './__generated__/VariantsQuery.graphql.ts';

/** Variants per page. */
const COUNT = 50;

interface VariantsProps {
  /** The product's global id. */
  readonly id: string;
  readonly canEdit: boolean;
}

/** The variants of a product, page by page; they are read apart from the product. */
export default function Variants({ id, canEdit }: VariantsProps) {
  const { t } = useTranslation('adminProducts');
  const key: Variants_query$key = useAdminQuery<VariantsQuery>(
    graphql`
      query VariantsQuery($id: ID!) {
        ...Variants_query
      }
    `,
    { id },
    adminFreshness.detail,
    ['products'],
  );
  const { data, ...list } = useViewerList(
    graphql`
      fragment Variants_query on Query
      @refetchable(queryName: "VariantsMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        adminProduct(id: $id) {
          variants(first: $count, after: $after) @connection(key: "Variants_variants") {
            edges {
              node {
                id
                ...Variants_variant
              }
            }
          }
        }
      }
    `,
    key,
  );
  const edges = data.adminProduct?.variants?.edges ?? [];
  return (
    <>
      {/* What scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <section className={table.scroll} tabIndex={0} aria-label={t('variants.title')}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('column.sku')}</th>
              <th scope="col">{t('variants.color')}</th>
              <th scope="col">{t('variants.size')}</th>
              <th scope="col">{t('field.gtin')}</th>
              <th scope="col">{t('field.mpn')}</th>
              <th scope="col" className={table.figure}>
                {t('variants.delta')}
              </th>
              <th scope="col" className={table.figure}>
                {t('column.stock')}
              </th>
              <th scope="col">{t('column.state')}</th>
              {canEdit && (
                <th scope="col" className={table.figure}>
                  {t('adminVariants:actions')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {edges.map(({ node }) => (
              <Variant key={node.id} variant={node} productId={id} canEdit={canEdit} />
            ))}
          </tbody>
        </table>
      </section>
      <LoadMore list={list} count={COUNT} />
    </>
  );
}

interface VariantProps {
  readonly variant: Variants_variant$key;
  readonly productId: string;
  readonly canEdit: boolean;
}

function Variant({ variant: key, productId, canEdit }: VariantProps) {
  const { t, language } = useTranslation('adminVariants');
  const colorName = useColorName();
  const [isOpen, setOpen] = useState<'stock' | 'delete' | null>(null);
  const { id, version, sku, color, size, gtin, mpn, priceDelta, stock, active, wasOrdered } = useFragment(
    graphql`
      fragment Variants_variant on AdminVariant {
        id
        version
        sku
        color
        size
        gtin
        mpn
        priceDelta {
          amount
        }
        stock
        active
        wasOrdered
      }
    `,
    key,
  );
  const update = useAdminMutation<VariantsUpdateMutation>(
    graphql`
      mutation VariantsUpdateMutation($input: AdminVariantUpdateInput!) {
        adminVariantUpdate(input: $input) {
          variant {
            ...Variants_variant
          }
          product {
            product {
              stock
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
          }
        }
      }
    `,
    ['product'],
  );
  const removal = useAdminMutation<VariantsDeleteMutation>(
    graphql`
      mutation VariantsDeleteMutation($input: AdminVariantDeleteInput!) {
        adminVariantDelete(input: $input) {
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
            usedBy
            useCount
          }
        }
      }
    `,
    ['products'],
  );
  const save = async (changes: AdminVariantChanges): Promise<string | null> => {
    const { isDone, problems } = await update.run(
      { input: { id, version, changes } },
      { done: t('saved'), hasFields: true },
    );
    return isDone ? null : t(`admin:${problemKey(problems[0]?.code ?? '')}`);
  };
  const refuse = (text: string): Promise<string> =>
    Promise.resolve(t(`admin:${problemKey(text === '' ? 'REQUIRED' : 'INVALID')}`));
  const label = (field: string): string => t('adminProducts:inline', { field, name: sku });
  const name = [color == null ? null : colorName(color), size].filter((part) => part != null).join(' · ');
  return (
    <tr>
      <th scope="row">
        {canEdit ? (
          <InlineCell
            label={label(t('adminProducts:column.sku'))}
            text={sku}
            kind="text"
            onSave={(text) => (text === '' ? refuse(text) : save({ sku: text }))}
          >
            <Code text={sku} />
          </InlineCell>
        ) : (
          <Code text={sku} />
        )}
      </th>
      <td>{color == null ? '–' : colorName(color)}</td>
      <td>
        <bdi>{size ?? '–'}</bdi>
      </td>
      <td>
        {canEdit ? (
          <InlineCell
            label={label(t('adminProducts:field.gtin'))}
            text={gtin ?? ''}
            kind="text"
            onSave={(text) => {
              const number = text.replaceAll(/\s/g, '');
              if (number !== '' && !isGtin(number)) return refuse(text);
              return save({ gtin: number === '' ? null : number });
            }}
          >
            {gtin == null ? '–' : <Code text={gtin} />}
          </InlineCell>
        ) : gtin == null ? (
          '–'
        ) : (
          <Code text={gtin} />
        )}
      </td>
      <td>
        {canEdit ? (
          <InlineCell
            label={label(t('adminProducts:field.mpn'))}
            text={mpn ?? ''}
            kind="text"
            onSave={(text) => {
              const number = text.trim();
              if (number.length > MAX_MPN) return refuse(text);
              return save({ mpn: number === '' ? null : number });
            }}
          >
            <bdi>{mpn ?? '–'}</bdi>
          </InlineCell>
        ) : (
          <bdi>{mpn ?? '–'}</bdi>
        )}
      </td>
      <td className={table.figure}>
        {canEdit ? (
          <InlineCell
            label={label(t('delta'))}
            text={editableAmount(priceDelta.amount, language)}
            onSave={(text) => {
              const amount = readSignedAmount(text);
              return amount === null ? refuse(text) : save({ priceDelta: amount });
            }}
          >
            <Amount amount={priceDelta.amount} />
          </InlineCell>
        ) : (
          <Amount amount={priceDelta.amount} />
        )}
      </td>
      <td className={table.figure}>{formatNumber(stock, language)}</td>
      <td>
        <Badge tone={active ? 'green' : 'neutral'}>
          {t(active ? 'adminProducts:state.active' : 'adminProducts:state.inactive')}
        </Badge>
        {wasOrdered && <span className={styles.ordered}>{t('wasOrdered')}</span>}
      </td>
      {canEdit && (
        <td className={table.figure}>
          <Button
            size="sm"
            variant="ghost"
            aria-label={label(t('adminProductEditor:stock.title'))}
            onClick={() => setOpen('stock')}
          >
            {t('adminProductEditor:stock.change')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={t(active ? 'turnOffOne' : 'turnOnOne', { name: sku })}
            busy={update.isPending}
            onClick={() =>
              void update.run({ input: { id, version, changes: { active: !active } } }, { done: t('saved') })
            }
          >
            {t(active ? 'turnOff' : 'turnOn')}
          </Button>
          {!wasOrdered && (
            <IconButton
              label={t('remove', { name: sku })}
              icon={<Icon name="trash" size={18} />}
              onClick={() => setOpen('delete')}
              quiet
            />
          )}
          {isOpen === 'stock' && (
            <StockDialog productId={productId} variantId={id} stock={stock} onClose={() => setOpen(null)} />
          )}
          <Dialog
            isOpen={isOpen === 'delete'}
            onClose={() => setOpen(null)}
            role="alertdialog"
            size="sm"
            title={t('removeTitle')}
            actions={
              <>
                <Button variant="secondary" onClick={() => setOpen(null)}>
                  {t('common:cancel')}
                </Button>
                <Button
                  variant="danger"
                  busy={removal.isPending}
                  onClick={() =>
                    void removal.run(
                      { input: { id, version } },
                      { done: t('removed'), onDone: () => setOpen(null), onRefused: () => setOpen(null) },
                    )
                  }
                >
                  {t('removeDo')}
                </Button>
              </>
            }
          >
            <p>
              <bdi>{name}</bdi> · {t('removeText')}
            </p>
          </Dialog>
        </td>
      )}
    </tr>
  );
}
