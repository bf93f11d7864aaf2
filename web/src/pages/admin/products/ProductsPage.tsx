import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { Rating } from '../../../design/static/Rating.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { BulkAction, Column, ListDataProps } from '../_kit/listTypes.ts';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { paths } from '../../../paths.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { BulkDialog, type BulkSelection } from '../_kit/BulkDialog.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FILTERS, variablesOf } from './filters.ts';
import { FlashBadge } from './FlashBadge.tsx';
import { FlashPlanDialog } from './FlashPlanDialog.tsx';
import { gridOfList, gridOfSelection } from './gridSelection.ts';
import { ActiveCell, PriceCell, StockCell, StockStatusCell } from './InlineCells.tsx';
import styles from './ProductsPage.module.css';
import type { ProductsPageQuery } from './__generated__/ProductsPageQuery.graphql.ts';
import type {
  ProductsPage_products$data,
  ProductsPage_products$key,
} from './__generated__/ProductsPage_products.graphql.ts';

type Row = ProductsPage_products$data[number];

function Products({ request, children }: ListDataProps<Row>) {
  const { adminProducts } = useAdminQuery<ProductsPageQuery>(
    graphql`
      query ProductsPageQuery(
        $first: Int!
        $after: String
        $filter: AdminProductFilter
        $sort: AdminProductSort
      ) {
        adminProducts(first: $first, after: $after, filter: $filter, sort: $sort) {
          edges {
            node {
              ...ProductsPage_products
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
    variablesOf(request),
    adminFreshness.list,
    ['products'],
  );
  const { edges, pageInfo, total } = present(adminProducts);
  const products: ProductsPage_products$key = edges.map(({ node }) => node);
  const rows = useFragment(
    graphql`
      fragment ProductsPage_products on AdminProduct @relay(plural: true) {
        id
        version
        ...FlashBadge_product
        ...InlineCells_product
        seller {
          name
        }
        brand {
          name
        }
        categoryPath {
          name
        }
        flashSale {
          startsAt
          expiresAt
        }
        soldCount
        product {
          name
          slug
          sku
          mainImage {
            url
          }
          currentPrice {
            amount
          }
          discountPercent
          ratingAverage
          ratingCount
          isBestSeller
          isFeatured
          createdAt
          updatedAt
        }
      }
    `,
    products,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: total.value,
    isTotalCapped: !total.isExact,
  });
}

function Count({ of }: { readonly of: number }) {
  const { language } = useTranslation('adminProducts');
  return formatNumber(of, language);
}

/** The marks that put a product on shelves of the shop. */
function Flags({ product: { isBestSeller, isFeatured } }: Row) {
  const { t } = useTranslation('adminProducts');
  if (!isBestSeller && !isFeatured) return '–';
  return (
    <span className={styles.badges}>
      {isBestSeller && <Badge tone="brand">{t('flag.bestSeller')}</Badge>}
      {isFeatured && <Badge tone="purple">{t('flag.featured')}</Badge>}
    </span>
  );
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'name',
    title: 'adminProducts:column.name',
    sort: 'name',
    cell: ({ product: { name, mainImage } }) => (
      <span className={styles.name}>
        <Picture src={mainImage?.url} alt="" sizes="40px" widths={[160]} className={styles.picture} />
        <bdi className={styles.words}>{name}</bdi>
      </span>
    ),
  },
  {
    id: 'sku',
    title: 'adminProducts:column.sku',
    cell: ({ product: { sku } }) => <Code text={sku} />,
  },
  {
    id: 'state',
    title: 'adminProducts:column.state',
    cell: (row) => <ActiveCell product={row} />,
  },
  {
    id: 'current',
    title: 'adminProducts:column.current',
    sort: 'price',
    isFigure: true,
    cell: ({ product: { currentPrice } }) => <Amount amount={currentPrice.amount} />,
  },
  {
    id: 'price',
    title: 'adminProducts:column.price',
    isFigure: true,
    cell: (row) => <PriceCell product={row} of="price" />,
  },
  {
    id: 'reduced',
    title: 'adminProducts:column.reduced',
    isFigure: true,
    cell: (row) => <PriceCell product={row} of="discountPrice" />,
  },
  {
    id: 'stock',
    title: 'adminProducts:column.stock',
    sort: 'stock',
    isFigure: true,
    cell: (row) => <StockCell product={row} />,
  },
  {
    id: 'stockStatus',
    title: 'adminProducts:column.stockStatus',
    cell: (row) => <StockStatusCell product={row} />,
  },
  {
    id: 'seller',
    title: 'adminProducts:column.seller',
    cell: ({ seller }) => <bdi>{seller.name}</bdi>,
  },
  {
    id: 'category',
    title: 'adminProducts:column.category',
    cell: ({ categoryPath }) => {
      const path = categoryPath.map(({ name }) => name);
      return <bdi title={path.join(' › ')}>{path.at(-1) ?? '–'}</bdi>;
    },
  },
  {
    id: 'brand',
    title: 'adminProducts:column.brand',
    cell: ({ brand }) => <bdi>{brand?.name ?? '–'}</bdi>,
    isHidden: true,
  },
  {
    id: 'discount',
    title: 'adminProducts:column.discount',
    sort: 'discount',
    isFigure: true,
    isHidden: true,
    cell: ({ product: { discountPercent } }) => <Discount percent={discountPercent} />,
  },
  {
    id: 'flash',
    title: 'adminProducts:column.flash',
    isHidden: true,
    cell: (row) =>
      row.flashSale == null ? (
        '–'
      ) : (
        <span className={styles.badges}>
          <FlashBadge product={row} />
          <span>
            <Instant at={row.flashSale.startsAt} /> – <Instant at={row.flashSale.expiresAt} />
          </span>
        </span>
      ),
  },
  {
    id: 'rating',
    title: 'adminProducts:column.rating',
    sort: 'rating',
    isHidden: true,
    cell: ({ product: { ratingAverage, ratingCount } }) =>
      ratingCount === 0 ? '–' : <Rating average={ratingAverage} count={ratingCount} />,
  },
  {
    id: 'sold',
    title: 'adminProducts:column.sold',
    sort: 'sold',
    isFigure: true,
    cell: ({ soldCount }) => <Count of={soldCount} />,
  },
  {
    id: 'updated',
    title: 'adminProducts:column.updated',
    sort: 'updated',
    cell: ({ product: { updatedAt } }) => <Instant at={updatedAt} />,
  },
  {
    id: 'created',
    title: 'adminProducts:column.created',
    sort: 'created',
    isHidden: true,
    cell: ({ product: { createdAt } }) => <Instant at={createdAt} />,
  },
  { id: 'flags', title: 'adminProducts:column.flags', isHidden: true, cell: (row) => <Flags {...row} /> },
];

function Discount({ percent }: { readonly percent: number }) {
  const { t } = useTranslation('common');
  return percent === 0 ? '–' : t('productCard.discount', { percent });
}

/** All products that are not archived, on sale or not, the latest first. */
export default function ProductsPage() {
  const { t } = useTranslation('adminProducts');
  const title = useTitle();
  const { can } = useStaff();
  const navigate = useNavigate();
  const [selection, setSelection] = useState<BulkSelection>();
  const [flash, setFlash] = useState<readonly Row[]>([]);
  const canChange = can('CATALOGUE_BULK');
  const changes: readonly BulkAction<Row>[] = [
    {
      label: t('adminBulk:edit'),
      run: (rows) => setSelection({ ids: rows.map(({ id }) => id) }),
      runAll: ({ request, total, except }) =>
        setSelection({
          matching: { filter: variablesOf(request).filter ?? {} },
          exceptIds: except,
          total,
        }),
      takesExceptions: true,
    },
    {
      label: t('adminGrid:open'),
      run: (rows) => navigate(gridOfSelection(rows.map(({ id }) => id))),
      runAll: ({ request }) => navigate(gridOfList(request)),
    },
  ];
  const bulk: readonly BulkAction<Row>[] = [
    ...(canChange ? changes : []),
    ...(can('FLASH') ? [{ label: t('adminFlash:bulk.plan'), run: setFlash }] : []),
  ];
  return (
    <>
      <AdminList
        title={title}
        {...(bulk.length > 0 && { bulk })}
        actions={
          <>
            <ExportButton />
            {canChange && (
              <ButtonLink size="sm" variant="secondary" to={adminPaths.import()}>
                {t('adminImport:open')}
              </ButtonLink>
            )}
            {can('CATALOGUE') && (
              <ButtonLink size="sm" to={adminPaths.newProduct()} icon={<Icon name="plus" size={18} />}>
                {t('adminProductEditor:new')}
              </ButtonLink>
            )}
          </>
        }
        columns={COLUMNS}
        filters={FILTERS}
        search={t('search')}
        Data={Products}
        rowId={({ id }) => id}
        rowName={({ product }) => product.name}
        rowLink={({ id }) => adminPaths.product(id)}
        rowActions={({ product }) => [
          { label: t('admin:row.inShop'), to: paths.product(product.slug), isShop: true },
        ]}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      />
      {selection !== undefined && (
        <BulkDialog of="PRODUCTS" selection={selection} onClose={() => setSelection(undefined)} />
      )}
      {flash.length > 0 && (
        <FlashPlanDialog
          products={flash.map(({ id, version, product }) => ({ id, version, name: product.name }))}
          onClose={() => setFlash([])}
        />
      )}
    </>
  );
}
