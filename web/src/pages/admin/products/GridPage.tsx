import { useMemo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { MAX_PATCH_ROWS } from '../../../../../gateway/contract/rules/products.ts';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { useTitle } from '../_kit/title.ts';
import { useMediaQuery } from '../../../design/useMediaQuery.ts';
import { WIDE } from '../_kit/wide.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import styles from './Grid.module.css';
import type { GridProduct } from './gridCells.ts';
import { GridEditor } from './GridEditor.tsx';
import { gridRequestOf, MAX_GRID_ROWS, type GridRequest } from './gridSelection.ts';
import type { GridPage_products$key } from './__generated__/GridPage_products.graphql.ts';
import type { GridPageQuery } from './__generated__/GridPageQuery.graphql.ts';

type Keys = GridPage_products$key;

/** Several products in a grid that is edited like a spreadsheet. */
export default function GridPage({ url }: ScreenProps) {
  const { t } = useTranslation('adminGrid');
  const title = useTitle();
  const isWide = useMediaQuery(WIDE);
  const request = useMemo(() => gridRequestOf(url.searchParams), [url]);
  const back = { to: adminPaths.products(), label: t('admin:menu.products') };
  return (
    <>
      <PageHeader title={title} back={back} text={isWide ? undefined : t('narrow')} />
      {request === null ? (
        <EmptyState
          icon={<Icon name="package" size={32} />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink to={adminPaths.products()}>{t('empty.list')}</ButtonLink>}
        />
      ) : (
        <AdminBoundary resetKey={url.search} fallback={<Skeleton height="24rem" radius="lg" />}>
          <ProductPages request={request} after={null} before={[]}>
            {(products, total) => <Products keys={products} total={total} />}
          </ProductPages>
        </AdminBoundary>
      )}
    </>
  );
}

interface ProductPagesProps {
  readonly request: GridRequest;
  readonly after: string | null;
  /** Of the pages before. */
  readonly before: Keys;
  readonly children: (
    products: Keys,
    total: { readonly value: number; readonly isExact: boolean },
  ) => ReactNode;
}

/** Reads the pages of a list one after the other, up to the size of a grid. */
function ProductPages({ request, after, before, children }: ProductPagesProps) {
  const { adminProducts } = useAdminQuery<GridPageQuery>(
    graphql`
      query GridPageQuery(
        $first: Int!
        $after: String
        $filter: AdminProductFilter
        $sort: AdminProductSort
      ) {
        adminProducts(first: $first, after: $after, filter: $filter, sort: $sort) {
          edges {
            node {
              ...GridPage_products
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          total {
            value
            isExact
          }
        }
      }
    `,
    { ...request, after, first: Math.min(MAX_PATCH_ROWS, MAX_GRID_ROWS - before.length) },
    adminFreshness.detail,
    // Its rows are updated by what is saved; they stay although they match the filter no longer.
    ['product-grid'],
  );
  const { edges, pageInfo, total } = present(adminProducts);
  const products: Keys = [...before, ...edges.map(({ node }) => node)];
  const { hasNextPage, endCursor } = pageInfo;
  return hasNextPage && endCursor != null && products.length < MAX_GRID_ROWS ? (
    <ProductPages key={endCursor} request={request} after={endCursor} before={products}>
      {children}
    </ProductPages>
  ) : (
    children(products, total)
  );
}

interface ProductsProps {
  readonly keys: Keys;
  readonly total: { readonly value: number; readonly isExact: boolean };
}

function Products({ keys, total }: ProductsProps) {
  const { t, language } = useTranslation('adminGrid');
  const data = useFragment(
    graphql`
      fragment GridPage_products on AdminProduct @relay(plural: true) {
        id
        version
        active
        variantCount
        discountPrice {
          amount
        }
        categoryPath {
          name
        }
        product {
          name
          sku
          price {
            amount
          }
          stock
          tags
        }
      }
    `,
    keys,
  );
  const products = useMemo(
    () =>
      data.map(
        ({ id, version, active, variantCount, discountPrice, categoryPath, product }): GridProduct => ({
          id,
          version,
          name: product.name,
          category: categoryPath.map(({ name }) => name).join(' › '),
          hasVariants: variantCount > 0,
          values: {
            sku: product.sku,
            price: product.price.amount,
            discountPrice: discountPrice?.amount ?? '',
            stock: String(product.stock),
            active: String(active),
            tags: product.tags.join(', '),
          },
        }),
      ),
    [data],
  );
  if (products.length === 0)
    return <EmptyState icon={<Icon name="search" size={32} />} title={t('admin:list.nothingFound')} />;
  const isCut = !total.isExact || total.value > products.length;
  return (
    <>
      {isCut && (
        <p className={styles.cut}>
          {t('cut', {
            n: formatNumber(products.length, language),
            total: formatNumber(total.value, language),
          })}
        </p>
      )}
      <GridEditor products={products} />
    </>
  );
}
