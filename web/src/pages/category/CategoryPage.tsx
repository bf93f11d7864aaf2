import { graphql } from 'react-relay';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Container } from '../../design/static/Container.tsx';
import { CategoryCarousel } from '../../features/categories/CategoryCarousel.tsx';
import { Listing } from '../../features/listing/Listing.tsx';
import { breadcrumbList, type Crumb } from '../../document/breadcrumbList.ts';
import { ListingCount } from '../../features/listing/ListingCount.tsx';
import { listingHead } from '../../features/listing/listingHead.ts';
import { ListingSkeleton } from '../../features/listing/ListingSkeleton.tsx';
import { PageHeading, PageHeadingSkeleton } from '../../design/static/PageHeading.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, PageContext, PageHead, PageProps } from '../../page/page.ts';
import type { CategoryPageQuery } from './__generated__/CategoryPageQuery.graphql.ts';
import { categoryOutcome } from './_components/categoryPath.ts';
import styles from './CategoryPage.module.css';

export const query = graphql`
  query CategoryPageQuery(
    $slug: String!
    $filter: ProductFilter
    $sort: ProductSort
    $first: Int
    $page: Int
    $scopeQuery: String
    $scopeCategory: String
    $scopeBrand: String
    $scopeSeller: String
    $language: Language!
  ) @preloadable {
    category(by: { slug: $slug }) {
      name(language: $language)
      nameLanguage(language: $language)
      path
      description(language: $language)
      descriptionLanguage(language: $language)
      productCount
      image {
        url
      }
      ancestors {
        name(language: $language)
        path
        subCategories {
          id
          slug
          ...CategoryCarousel_categories
        }
      }
      subCategories {
        id
        ...CategoryCarousel_categories
      }
    }
    products(filter: $filter, sort: $sort, first: $first, page: $page) {
      totalCount
    }
    ...Listing_query
  }
`;

type Category = NonNullable<CategoryPageQuery['response']['category']>;

/** From the top level down to the category itself. */
function crumbsOf(category: Category): Crumb[] {
  return [...(category.ancestors ?? []), category].map(({ name, path }) => ({
    label: name,
    to: paths.category(path),
  }));
}

export function outcome({ category }: CategoryPageQuery['response'], context: PageContext) {
  return categoryOutcome(context, category?.path);
}

export function head({
  data: { category },
  url,
  t,
  language,
  absolute,
}: HeadInput<CategoryPageQuery>): PageHead {
  if (!category) return { title: '' };
  const crumbs = [{ label: t('catalogue:breadcrumbs.home'), to: paths.home() }, ...crumbsOf(category)];
  return {
    ...listingHead(category.name, paths.category(category.path), url, t),
    description:
      category.description ??
      t('catalogue:category.description', {
        name: category.name,
        n: formatNumber(category.productCount, language),
      }),
    image: category.image?.url,
    jsonLd: [breadcrumbList(crumbs, absolute)],
  };
}

/** The listing itself reports its failure. */
export const staysOnFailure = true;

/** A category of any level: header, sub-categories and products. */
export default function CategoryPage({ data, url }: PageProps<CategoryPageQuery>) {
  const { t } = useTranslation('catalogue');
  const { category } = data;
  if (!category) return null;
  const siblings =
    category.ancestors?.at(-1)?.subCategories.filter((one) => one.slug !== category.path.at(-1)) ?? [];
  return (
    <Container>
      <Breadcrumbs items={[{ label: t('breadcrumbs.home'), to: paths.home() }, ...crumbsOf(category)]} />
      <PageHeading
        title={category.name}
        titleLanguage={category.nameLanguage}
        text={category.description}
        textIn={category.descriptionLanguage}
        picture={category.image?.url ?? null}
        aside={data.products && <ListingCount count={data.products.totalCount} />}
      />
      {category.subCategories.length > 0 && (
        <div className={styles.below}>
          <CategoryCarousel label={t('category.sub')} categories={category.subCategories} isCompact />
        </div>
      )}
      <Listing
        query={data}
        url={url}
        path={paths.category(category.path)}
        scope={{ category: category.path.at(-1) }}
        elsewhere={
          siblings.length > 0 ? (
            <CategoryCarousel label={t('empty.categories')} categories={siblings} />
          ) : null
        }
      />
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container>
      <PageHeadingSkeleton withPicture />
      <ListingSkeleton />
    </Container>
  );
}
