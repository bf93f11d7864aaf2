import { lazy, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { Rating } from '../../../design/static/Rating.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { StockBadge } from '../../../features/product/StockBadge.tsx';
import { useColorName } from '../../../features/product/useColorName.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { loadOrReload } from '../../../navigation/loadOrReload.ts';
import { paths } from '../../../paths.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card, Detail, Facts } from '../_kit/Detail.tsx';
import { Code, Instant } from '../_kit/format.tsx';
import { History } from '../_kit/History.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { ArchiveAction } from './ArchiveAction.tsx';
import { Checklist } from './Checklist.tsx';
import { FlashSale } from './FlashSale.tsx';
import { Pictures } from './Pictures.tsx';
import { Prices } from './Prices.tsx';
import styles from './AdminProductPage.module.css';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductState } from './ProductState.tsx';
import { ShelfEditor } from './ShelfEditor.tsx';
import { VariantsDialog } from './VariantsDialog.tsx';
import type { AdminProductPage_product$key } from './__generated__/AdminProductPage_product.graphql.ts';
import type { AdminProductPageQuery } from './__generated__/AdminProductPageQuery.graphql.ts';

// What stands below or beside the form, or in its place, comes with code of its own.
const NewProductPage = lazy(() => loadOrReload('new product', () => import('./NewProductPage.tsx')));
const ProductActivity = lazy(() => loadOrReload('product activity', () => import('./ProductActivity.tsx')));
const Variants = lazy(() => loadOrReload('variants', () => import('./Variants.tsx')));

const SELLER_STATUSES = ['APPLIED', 'IN_REVIEW', 'ACTIVE', 'SUSPENDED', 'CLOSED', 'REJECTED'] as const;

/** One product with all that its editors and its page in the shop know of it. */
export default function AdminProductPage({ params, url }: ScreenProps) {
  return params['id'] === 'new' ? (
    <NewProductPage key={url.href} from={url.searchParams.get('from')} />
  ) : (
    <PresentProduct id={params['id'] ?? ''} />
  );
}

function PresentProduct({ id }: { readonly id: string }) {
  const { adminProduct } = useAdminQuery<AdminProductPageQuery>(
    graphql`
      query AdminProductPageQuery($id: ID!) {
        adminProduct(id: $id) {
          ...AdminProductPage_product
        }
      }
    `,
    { id },
    adminFreshness.detail,
    ['products'],
  );
  if (adminProduct == null) return <Missing to={adminPaths.products()} />;
  // Another product is another form.
  return <Product key={id} product={adminProduct} />;
}

function Product({ product: key }: { readonly product: AdminProductPage_product$key }) {
  const { t, language } = useTranslation('adminProducts');
  const colorName = useColorName();
  const { can } = useStaff();
  const data = useFragment(
    graphql`
      fragment AdminProductPage_product on AdminProduct {
        id
        ...ProductState_product
        ...Checklist_product
        ...Prices_product
        ...FlashSale_product
        ...Pictures_product
        ...ArchiveAction_product
        ...ProductEditor_product
        ...ShelfEditor_product
        canEdit
        seller {
          name
          status
        }
        brand {
          name
        }
        categoryPath {
          name
        }
        active
        archivedAt
        checklist {
          requirement
          isMet
        }
        soldCount
        specs {
          name
          value
        }
        returnPolicy
        variantCount
        product {
          name
          sku
          slug
          description
          stock
          stockStatus
          weightGrams
          tags
          colors
          warranty {
            months
            type
          }
          ratingAverage
          ratingCount
          isBestSeller
          isFeatured
          createdAt
          updatedAt
        }
      }
    `,
    key,
  );
  const { id, seller, brand, categoryPath, soldCount, specs, returnPolicy, variantCount, product } = data;
  const number = (value: number): string => formatNumber(value, language);
  const canEditVariants = data.canEdit && data.archivedAt == null;
  const [isAdding, setAdding] = useState(false);
  const status = oneOf(SELLER_STATUSES, seller.status);
  // Its page in the shop exists, even without a picture.
  const isShown =
    data.active &&
    data.archivedAt == null &&
    data.checklist.every(({ requirement, isMet }) => isMet || requirement === 'PICTURE');
  const { warranty } = product;
  const warrantyText =
    warranty == null
      ? t('details.none')
      : [
          warranty.months == null
            ? t('details.warrantyUnknown')
            : t('details.months', { count: warranty.months }),
          warranty.type,
        ]
          .filter((part) => part != null && part !== '')
          .join(' · ');
  const actions = (
    <>
      {isShown && (
        <ButtonLink size="sm" variant="secondary" to={paths.product(product.slug)}>
          {t('shop')}
        </ButtonLink>
      )}
      {data.canEdit && (
        <ButtonLink size="sm" variant="ghost" to={adminPaths.newProduct(id)}>
          {t('duplicate')}
        </ButtonLink>
      )}
      {data.canEdit && <ArchiveAction product={data} />}
    </>
  );
  const side = (
    <>
      <Card title={t('checklist.title')}>
        <Checklist product={data} />
      </Card>
      <Card title={t('activity.title')}>
        <Facts
          facts={[
            [t('column.sold'), number(soldCount)],
            [
              t('column.rating'),
              product.ratingCount === 0 ? (
                '–'
              ) : (
                <Rating key="rating" average={product.ratingAverage} count={product.ratingCount} />
              ),
            ],
            [t('column.created'), <Instant key="created" at={product.createdAt} />],
            [t('column.updated'), <Instant key="updated" at={product.updatedAt} />],
            ...(data.archivedAt == null
              ? []
              : [[t('state.archived'), <Instant key="archived" at={data.archivedAt} />] as const]),
          ]}
        />
        {(product.isBestSeller || product.isFeatured) && (
          <div className={styles.badges}>
            {product.isBestSeller && <Badge tone="brand">{t('flag.bestSeller')}</Badge>}
            {product.isFeatured && <Badge tone="purple">{t('flag.featured')}</Badge>}
          </div>
        )}
      </Card>
      <AdminBoundary resetKey={id} fallback={<Skeleton height="24rem" radius="lg" />}>
        <ProductActivity id={id} />
      </AdminBoundary>
    </>
  );
  const apart = (
    <>
      <FlashSale product={data} />
      {(variantCount > 0 || canEditVariants) && (
        <Card
          title={variantCount > 0 ? t('variants.count', { n: number(variantCount) }) : t('variants.title')}
          actions={
            canEditVariants && (
              <Button size="sm" variant="secondary" onClick={() => setAdding(true)}>
                {t('adminVariants:add')}
              </Button>
            )
          }
        >
          {variantCount > 0 ? (
            <AdminBoundary resetKey={id} fallback={<Skeleton height="12rem" radius="lg" />}>
              <Variants id={id} canEdit={canEditVariants} />
            </AdminBoundary>
          ) : (
            <p className={styles.muted}>{t('adminVariants:none')}</p>
          )}
          {isAdding && (
            <VariantsDialog productId={id} count={variantCount} onClose={() => setAdding(false)} />
          )}
        </Card>
      )}
    </>
  );
  if (data.canEdit && data.archivedAt == null)
    return (
      <ProductEditor product={data} actions={actions} side={side}>
        {apart}
      </ProductEditor>
    );
  return (
    <Detail
      title={product.name}
      badge={<ProductState product={data} />}
      list={{ to: adminPaths.products(), label: t('admin:menu.products') }}
      actions={actions}
      side={
        <>
          {can('SHELVES') && data.archivedAt == null && <ShelfEditor product={data} />}
          {side}
        </>
      }
    >
      <Card title={t('identity.title')}>
        <Facts
          facts={[
            [t('column.sku'), <Code key="sku" text={product.sku} />],
            [t('identity.slug'), <Code key="slug" text={paths.product(product.slug)} />],
            [t('column.seller'), <bdi key="seller">{seller.name}</bdi>],
            [t('identity.sellerStatus'), status === undefined ? seller.status : t(`sellerStatus.${status}`)],
            [
              t('column.category'),
              <bdi key="category">{categoryPath.map(({ name }) => name).join(' › ')}</bdi>,
            ],
            [t('column.brand'), <bdi key="brand">{brand?.name ?? '–'}</bdi>],
          ]}
        />
      </Card>
      <Card title={t('description.title')}>
        {product.description === '' ? (
          <p className={styles.muted}>{t('description.none')}</p>
        ) : (
          <p className={styles.text} dir="auto">
            {product.description}
          </p>
        )}
      </Card>
      <Pictures product={data} />
      <Prices product={data} />
      {apart}
      <Card title={t('stockCard.title')} badge={<StockBadge status={product.stockStatus} />}>
        <Facts
          facts={[
            [t('column.stock'), number(product.stock)],
            [
              t('stockCard.weight'),
              product.weightGrams == null ? '–' : t('stockCard.grams', { n: number(product.weightGrams) }),
            ],
          ]}
        />
        {variantCount > 0 && <p className={styles.note}>{t('stockCard.ofVariants')}</p>}
      </Card>
      {specs.length > 0 && (
        <Card title={t('specs')}>
          <Facts facts={specs.map(({ name, value }) => [name, <bdi key={name}>{value}</bdi>])} />
        </Card>
      )}
      <Card title={t('details.title')}>
        <Facts
          facts={[
            [t('details.colors'), product.colors.map(colorName).join(', ') || '–'],
            [t('details.tags'), <bdi key="tags">{product.tags.join(', ') || '–'}</bdi>],
            [t('details.warranty'), <bdi key="warranty">{warrantyText}</bdi>],
            [t('details.returnPolicy'), returnPolicy ?? t('details.sellersPolicy')],
          ]}
        />
      </Card>
      <History of={{ nodeId: id }} />
    </Detail>
  );
}
