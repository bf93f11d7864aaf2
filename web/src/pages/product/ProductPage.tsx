import { useEffect } from 'react';
import { graphql } from 'react-relay';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Container } from '../../design/static/Container.tsx';
import { ProductCarousel } from '../../features/product/ProductCarousel.tsx';
import { noteSeen } from '../../features/rediscover/seenProducts.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, Outcome, PageHead, PageProps } from '../../page/page.ts';
import type { ProductPageQuery } from './__generated__/ProductPageQuery.graphql.ts';
import { Gallery } from './_components/Gallery.tsx';
import { LaterDetails } from './_components/LaterDetails.tsx';
import { productCrumbs, productHead } from './_components/productHead.ts';
import { ProductInfo } from './_components/ProductInfo.tsx';
import { ProductSkeleton } from './_components/ProductSkeleton.tsx';
import styles from './ProductPage.module.css';

export const query = graphql`
  query ProductPageQuery($slug: String!, $language: Language!) @preloadable {
    product(by: { slug: $slug }) {
      id
      name(language: $language)
      category {
        path
      }
      breadcrumb {
        name(language: $language)
        path
      }
      ...productHead_product
      ...Gallery_product
      ...ProductInfo_product
      ...ProductDetails_product
      related(first: 12) {
        ...ProductCarousel_products
      }
    }
  }
`;

export function outcome({ product }: ProductPageQuery['response']): Outcome {
  return product ? 'found' : 'not-found';
}

export function head({ data: { product }, t, absolute }: HeadInput<ProductPageQuery>): PageHead {
  return product ? productHead(product, t, absolute) : { title: '' };
}

/** The page of a product. */
export default function ProductPage({ data: { product }, url }: PageProps<ProductPageQuery>) {
  const { t } = useTranslation('product');
  const id = product?.id;
  useEffect(() => {
    if (id !== undefined) noteSeen(id);
  }, [id]);
  if (!product) return null;
  return (
    <>
      <Container>
        <Breadcrumbs items={productCrumbs(product, t)} />
        {/* Another product is another page: its choice is reset. */}
        <div key={product.id} className={styles.product}>
          <div className={styles.pictures}>
            <Gallery product={product} />
          </div>
          <ProductInfo product={product} url={url} />
        </div>
        <LaterDetails product={product} />
      </Container>
      {product.related && (
        <ProductCarousel
          title={t('related.title')}
          products={product.related}
          action={
            product.category
              ? { label: t('related.more'), to: paths.category(product.category.path) }
              : undefined
          }
        />
      )}
    </>
  );
}

export function Skeleton() {
  return <ProductSkeleton />;
}
