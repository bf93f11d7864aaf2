import { graphql } from 'react-relay';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Container } from '../../design/static/Container.tsx';
import { CompanyFacts } from '../../features/company/CompanyFacts.tsx';
import { breadcrumbList, type Crumb } from '../../document/breadcrumbList.ts';
import { isTextPage } from '../../../../gateway/contract/rules/text-pages.ts';
import { formatDate } from '../../i18n/format.ts';
import { direction, isLanguage, languageTag, type Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import type { HeadInput, Outcome, PageHead, PageProps } from '../../page/page.ts';
import { RelatedPages } from './_components/RelatedPages.tsx';
import { TableOfContents } from './_components/TableOfContents.tsx';
import { TextArticle } from '../../features/text-pages/TextArticle.tsx';
import { faqPage } from './faqPage.ts';
import type { TextPageQuery } from './__generated__/TextPageQuery.graphql.ts';
import styles from './TextPage.module.css';

export { TextPageSkeleton as Skeleton } from './_components/TextPageSkeleton.tsx';

export const query = graphql`
  query TextPageQuery($slug: String!, $language: Language!) @preloadable {
    textPage(slug: $slug, language: $language) {
      slug
      language
      title
      summary
      updatedAt
      blocks {
        __typename
        ...TextBody_blocks
        ... on TextQuestion {
          question
          answer {
            __typename
            ... on TextParagraph {
              runs {
                text
              }
            }
            ... on TextList {
              items {
                runs {
                  text
                }
              }
            }
          }
        }
      }
      ...TableOfContents_page
    }
    storeLinks {
      ...CompanyFacts_links
    }
  }
`;

type Page = NonNullable<TextPageQuery['response']['textPage']>;

function languageOf(page: Page): Language {
  const language = page.language.toLowerCase();
  return isLanguage(language) ? language : 'fr';
}

const crumbsOf = (page: Page, t: Translate): Crumb[] => [
  { label: t('catalogue:breadcrumbs.home'), to: paths.home() },
  { label: page.title, to: `/${page.slug}` },
];

export function outcome({ textPage }: TextPageQuery['response']): Outcome {
  return textPage ? 'found' : 'not-found';
}

export function head({ data: { textPage }, t, absolute }: HeadInput<TextPageQuery>): PageHead {
  if (!textPage) return { title: '' };
  const { title, summary, updatedAt, slug } = textPage;
  const faq = faqPage(textPage.blocks);
  const page = {
    '@type': 'WebPage',
    name: title,
    description: summary,
    url: absolute(`/${slug}`),
    inLanguage: languageTag(languageOf(textPage)),
    dateModified: updatedAt,
  };
  return {
    title,
    description: summary,
    jsonLd: [breadcrumbList(crumbsOf(textPage, t), absolute), faq ? { ...page, ...faq } : page],
  };
}

/** A text page: about the shop, delivery, terms, questions ... */
export default function TextPage({ data: { textPage, storeLinks } }: PageProps<TextPageQuery>) {
  const { t, language } = useTranslation('pages');
  if (!textPage) return null;
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={crumbsOf(textPage, t)} />
      <div className={styles.columns}>
        <div className={styles.text}>
          <TextArticle
            title={textPage.title}
            summary={textPage.summary}
            language={languageOf(textPage)}
            blocks={textPage.blocks}
            note={
              <p className={styles.updated} lang={languageTag(language)} dir={direction(language)}>
                <time dateTime={textPage.updatedAt}>
                  {t('updated', { date: formatDate(textPage.updatedAt, language) })}
                </time>
              </p>
            }
          />
          {(textPage.slug === 'terms' || textPage.slug === 'about') && <CompanyFacts links={storeLinks} />}
        </div>
        <aside className={styles.aside}>
          <TableOfContents page={textPage} />
        </aside>
      </div>
      {isTextPage(textPage.slug) && <RelatedPages name={textPage.slug} />}
    </Container>
  );
}
