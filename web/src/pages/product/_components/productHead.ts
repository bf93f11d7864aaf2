import { graphql, readInlineData } from 'react-relay';
import { meaningfulAverage } from '../../../../../gateway/contract/rules/ratings.ts';
import { breadcrumbList, type Crumb } from '../../../document/breadcrumbList.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { paths } from '../../../paths.ts';
import type { PageHead } from '../../../page/page.ts';
import type { productHead_product$key } from './__generated__/productHead_product.graphql.ts';
import { galleryPreload } from './gallerySizes.ts';

interface Placed {
  readonly name: string;
  /** Absent: it could not be read. */
  readonly breadcrumb:
    | readonly { readonly name: string; readonly path: readonly string[] }[]
    | null
    | undefined;
}

/** Breadcrumbs from the home page to a product, without the product itself. */
export function productCrumbs({ breadcrumb }: Placed, t: Translate): Crumb[] {
  return [
    { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
    ...(breadcrumb ?? []).map(({ name, path }) => ({ label: name, to: paths.category(path) })),
  ];
}

const AVAILABILITY: Readonly<Record<string, string>> = {
  IN_STOCK: 'InStock',
  OUT_OF_STOCK: 'OutOfStock',
  ON_BACKORDER: 'BackOrder',
  PREORDER: 'PreOrder',
  SOON: 'PreOrder',
  DISCONTINUED: 'Discontinued',
};

const CONDITION: Readonly<Record<string, string>> = {
  NEW: 'NewCondition',
  REFURBISHED: 'RefurbishedCondition',
  USED: 'UsedCondition',
};

/** What variants differ by, as fields and as properties of schema.org. */
const VARIES_BY = ['color', 'size'] as const;

const millimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MMT' });

/** Longest description that search results show. */
const MAX_DESCRIPTION = 160;

/** The first words of a text, truncated between two words. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  const cut = line.slice(0, MAX_DESCRIPTION - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION / 2))}…`;
}

/** Head of a product page: metadata for search engines and shared links. */
export function productHead(
  key: productHead_product$key & Placed,
  t: Translate,
  absolute: (path: string) => string,
): PageHead {
  const product = readInlineData(
    graphql`
      fragment productHead_product on Product @inline {
        slug
        name(language: $language)
        sku
        description(language: $language)
        stockStatus
        isAvailable
        ratingAverage
        ratingCount
        weightGrams
        gtin
        mpn
        condition
        dimensions {
          lengthMm
          widthMm
          heightMm
        }
        currentPrice {
          amount
          currency
        }
        flashSale {
          expiresAt
          isActive
        }
        brand {
          name
        }
        seller {
          name
          slug
        }
        images {
          url
        }
        variants {
          sku
          color
          size
          gtin
          mpn
          isAvailable
          currentPrice {
            amount
            currency
          }
        }
      }
    `,
    key,
  );
  const path = paths.product(product.slug);
  const { flashSale, brand, seller } = product;
  const images = product.images ?? [];
  const first = images[0];
  const offerOf = ({
    currentPrice: { amount, currency },
    isAvailable,
  }: {
    readonly currentPrice: { readonly amount: string; readonly currency: string };
    readonly isAvailable: boolean;
  }) => ({
    '@type': 'Offer',
    url: absolute(path),
    price: amount,
    priceCurrency: currency,
    itemCondition: `https://schema.org/${CONDITION[product.condition] ?? 'NewCondition'}`,
    availability: `https://schema.org/${
      isAvailable ? (AVAILABILITY[product.stockStatus] ?? 'InStock') : unavailable(product.stockStatus)
    }`,
    ...(flashSale?.isActive && flashSale.expiresAt != null && { priceValidUntil: flashSale.expiresAt }),
    ...(seller && {
      seller: { '@type': 'Organization', name: seller.name, url: absolute(paths.shop(seller.slug)) },
    }),
  });
  const numbersOf = ({ gtin, mpn }: { readonly gtin?: string | null; readonly mpn?: string | null }) => ({
    ...(gtin != null && { gtin }),
    ...(mpn != null && { mpn }),
  });
  const variants = product.variants ?? [];
  // Variants with numbers of their own are products of a group, each with its offer.
  const isGroup = variants.some(({ gtin }) => gtin != null);
  const crumbs = [...productCrumbs(key, t), { label: product.name, to: path }];
  return {
    title: brand && !product.name.includes(brand.name) ? `${product.name} – ${brand.name}` : product.name,
    description: shortened(product.description),
    type: 'product',
    canonical: path,
    image: first?.url,
    ...(first && { preloadImage: galleryPreload(first.url) }),
    jsonLd: [
      breadcrumbList(crumbs, absolute),
      {
        '@type': isGroup ? 'ProductGroup' : 'Product',
        name: product.name,
        description: product.description,
        sku: product.sku,
        url: absolute(path),
        image: images.map((image) => absolute(image.url)),
        ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
        ...(product.weightGrams != null && {
          weight: { '@type': 'QuantitativeValue', value: product.weightGrams, unitCode: 'GRM' },
        }),
        ...numbersOf(product),
        ...(product.dimensions && {
          depth: millimetres(product.dimensions.lengthMm),
          width: millimetres(product.dimensions.widthMm),
          height: millimetres(product.dimensions.heightMm),
        }),
        ...(isGroup
          ? {
              productGroupID: product.sku,
              variesBy: VARIES_BY.filter((option) => variants.some((one) => one[option] != null)).map(
                (option) => `https://schema.org/${option}`,
              ),
              hasVariant: variants.map((variant) => ({
                '@type': 'Product',
                name: [product.name, variant.color, variant.size].filter((part) => part != null).join(' – '),
                sku: variant.sku,
                ...(first && { image: absolute(first.url) }),
                ...(variant.color != null && { color: variant.color }),
                ...(variant.size != null && { size: variant.size }),
                ...numbersOf(variant),
                offers: offerOf(variant),
              })),
            }
          : { offers: offerOf(product) }),
        ...(meaningfulAverage(product.ratingAverage, product.ratingCount) > 0 && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.ratingAverage,
            reviewCount: product.ratingCount,
          },
        }),
      },
    ],
  };
}

/** A product that cannot be bought now is out of stock, whatever its status. */
function unavailable(status: string): string {
  return status === 'IN_STOCK' ? 'OutOfStock' : (AVAILABILITY[status] ?? 'OutOfStock');
}
