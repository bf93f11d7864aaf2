import { graphql, useFragment } from 'react-relay';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import {
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  languageTag,
  schemaLanguage,
} from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Code } from '../_kit/format.tsx';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { shopPath } from './shopPath.ts';
import { TextState } from './TextState.tsx';
import styles from './TextsPage.module.css';
import type { TextsPage_text$key } from './__generated__/TextsPage_text.graphql.ts';
import type { TextsPageQuery } from './__generated__/TextsPageQuery.graphql.ts';

/** The shop's text pages, with the state of each language. */
export default function TextsPage() {
  const { t } = useTranslation('adminTexts');
  const title = useTitle();
  return (
    <section>
      <PageHeader title={title} text={t('text')} />
      <AdminBoundary fallback={<Skeleton height="30rem" radius="lg" />}>
        <Texts />
      </AdminBoundary>
    </section>
  );
}

function Texts() {
  const { language: own } = useTranslation('adminTexts');
  const { adminTextPages } = useAdminQuery<TextsPageQuery>(
    graphql`
      query TextsPageQuery {
        adminTextPages {
          slug
          language
          title
          ...TextsPage_text
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['texts'],
  );
  const texts = present(adminTextPages);
  const slugs = [...new Set(texts.map(({ slug }) => slug))];
  return (
    <ul className={styles.pages}>
      {slugs.map((slug) => {
        const all = LANGUAGES.flatMap((language) =>
          texts.filter((one) => one.slug === slug && one.language === schemaLanguage(language)),
        );
        const title = all.find((one) => one.language === schemaLanguage(own))?.title ?? all[0]?.title ?? slug;
        return (
          <li key={slug} className={styles.page}>
            <div className={styles.name}>
              <h2 className={styles.title}>
                <bdi>{title}</bdi>
              </h2>
              <Code text={shopPath(slug)} />
            </div>
            <ul className={styles.languages}>
              {all.map((one) => (
                <li key={one.language}>
                  <TextLink text={one} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function TextLink({ text: key }: { readonly text: TextsPage_text$key }) {
  const text = useFragment(
    graphql`
      fragment TextsPage_text on AdminTextSummary {
        slug
        language
        title
        edited
        isOutdated
      }
    `,
    key,
  );
  const language = text.language.toLowerCase();
  if (!isLanguage(language)) return null;
  return (
    <Link to={adminPaths.text(text.slug, language)} preload={false} className={styles.link}>
      <span lang={languageTag(language)} className={styles.language}>
        {LANGUAGE_NAMES[language]}
      </span>
      <TextState edited={text.edited} isOutdated={text.isOutdated} />
    </Link>
  );
}
