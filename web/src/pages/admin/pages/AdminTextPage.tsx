import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { TEXT_PAGE_LIMITS } from '../../../../../gateway/contract/rules/limits.ts';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { Field } from '../../../design/static/Field.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import {
  direction,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  languageTag,
  schemaLanguage,
  type Language,
} from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card, Detail } from '../_kit/Detail.tsx';
import { Instant } from '../_kit/format.tsx';
import { History } from '../_kit/History.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { SaveBar } from '../_kit/SaveBar.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useEditor } from '../_kit/useEditor.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { shopPath } from './shopPath.ts';
import { TextPreview } from './TextPreview.tsx';
import { TextState } from './TextState.tsx';
import { Versions } from './Versions.tsx';
import tabs from '../_kit/LanguageTabs.module.css';
import styles from './AdminTextPage.module.css';
import type { AdminTextPage_page$key } from './__generated__/AdminTextPage_page.graphql.ts';
import type { AdminTextPageMutation } from './__generated__/AdminTextPageMutation.graphql.ts';
import type { AdminTextPageQuery } from './__generated__/AdminTextPageQuery.graphql.ts';
import type { AdminTextPageResetMutation } from './__generated__/AdminTextPageResetMutation.graphql.ts';

const TOPICS = ['texts', 'audit'];

/** A text page in one language: its editor, the page as the shop shows it, and its versions. */
export default function AdminTextPage({ params }: ScreenProps) {
  const { slug = '', language = '' } = params;
  if (!isLanguage(language)) return <Missing to={adminPaths.texts()} />;
  return <Loaded key={`${slug}.${language}`} slug={slug} language={language} />;
}

function Loaded({ slug, language }: { readonly slug: string; readonly language: Language }) {
  const { adminTextPage } = useAdminQuery<AdminTextPageQuery>(
    graphql`
      query AdminTextPageQuery($slug: String!, $language: Language!) {
        adminTextPage(slug: $slug, language: $language) {
          ...AdminTextPage_page
        }
      }
    `,
    { slug, language: schemaLanguage(language) },
    adminFreshness.detail,
    ['texts'],
  );
  if (adminTextPage == null) return <Missing to={adminPaths.texts()} />;
  return <TextEditor page={adminTextPage} language={language} />;
}

interface TextEditorProps {
  readonly page: AdminTextPage_page$key;
  readonly language: Language;
}

function TextEditor({ page: key, language }: TextEditorProps) {
  const { t } = useTranslation('adminTexts');
  const { can } = useStaff();
  const canEdit = can('MARKETING');
  const [isComparing, setIsComparing] = useState(false);
  const page = useFragment(
    graphql`
      fragment AdminTextPage_page on AdminTextPage {
        id
        version
        slug
        title
        summary
        body
        edited
        isOutdated
        updatedAt
        original {
          title
          summary
          body
        }
      }
    `,
    key,
  );
  const { id, version, slug, title, summary, body, original } = page;
  const { run, isPending } = useAdminMutation<AdminTextPageMutation>(
    graphql`
      mutation AdminTextPageMutation($input: AdminTextPageUpdateInput!) {
        adminTextPageUpdate(input: $input) {
          page {
            ...AdminTextPage_page
          }
          current {
            ...AdminTextPage_page
          }
          change {
            reference
            canUndoUntil
          }
          userErrors {
            field
            code
            message
            changedBy
            changedAt
          }
        }
      }
    `,
    TOPICS,
  );
  const reset = useAdminMutation<AdminTextPageResetMutation>(
    graphql`
      mutation AdminTextPageResetMutation($input: AdminTextPageResetInput!) {
        adminTextPageReset(input: $input) {
          page {
            ...AdminTextPage_page
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
    TOPICS,
  );
  const { form, errorOf, refuse, dialog } = useEditor({
    loaded: { title, summary, body },
    label: (name) => t(`field.${name}`),
    save: (changes) => save(changes),
  });
  const { values, set } = form;
  const save = (changes: AdminTextPageMutation['variables']['input']['changes']): void =>
    void run(
      { input: { id, version, changes } },
      { done: t('saved'), hasFields: true, onDone: () => form.reset(), onRefused: refuse },
    );
  const written = { lang: languageTag(language), dir: direction(language) };
  return (
    <Detail
      title={title}
      badge={<TextState edited={page.edited} isOutdated={page.isOutdated} />}
      text={
        <>
          {t('changed')} <Instant at={page.updatedAt} />
        </>
      }
      list={{ to: adminPaths.texts(), label: t('admin:menu.texts') }}
      actions={
        <>
          <ButtonLink size="sm" variant="ghost" to={shopPath(slug)}>
            {t('shop')}
          </ButtonLink>
          {canEdit && page.edited && original != null && (
            <Button size="sm" variant="secondary" onClick={() => setIsComparing(true)}>
              {t('original.open')}
            </Button>
          )}
        </>
      }
    >
      <Languages slug={slug} current={language} />
      <div className={styles.columns}>
        <Card title={t('form')}>
          <fieldset className={styles.form} disabled={!canEdit}>
            <Field
              {...written}
              label={t('field.title')}
              maxLength={TEXT_PAGE_LIMITS.title}
              error={errorOf('title')}
              value={values.title}
              onChange={({ target }) => set('title', target.value)}
            />
            <Field
              {...written}
              as="textarea"
              rows={3}
              label={t('field.summary')}
              hint={t('field.summaryHint')}
              maxLength={TEXT_PAGE_LIMITS.summary}
              error={errorOf('summary')}
              value={values.summary}
              onChange={({ target }) => set('summary', target.value.replaceAll('\n', ' '))}
            />
            <MarkdownField
              label={t('field.body')}
              language={language}
              error={errorOf('body')}
              value={values.body}
              isDisabled={!canEdit}
              onChange={(text) => set('body', text)}
            />
          </fieldset>
        </Card>
        <Card title={t('preview.title')}>
          <AdminBoundary fallback={<Skeleton height="20rem" radius="lg" />}>
            <TextPreview
              title={values.title}
              summary={values.summary}
              body={values.body}
              language={language}
            />
          </AdminBoundary>
        </Card>
      </div>
      {canEdit && <SaveBar form={form} isPending={isPending} onSave={() => save(form.changes)} />}
      <Card title={t('versions.title')}>
        <AdminBoundary fallback={<Skeleton height="6rem" radius="lg" />}>
          <Versions slug={slug} language={language} present={{ id, version, title, summary, body }} />
        </AdminBoundary>
      </Card>
      <History of={{ nodeId: id }} />
      {dialog}
      {isComparing && original != null && (
        <CompareDialog
          title={t('original.title')}
          before={{ title, summary, body }}
          after={original}
          language={language}
          action={t('original.take')}
          isPending={reset.isPending}
          onAct={() =>
            void reset.run(
              { input: { id, version } },
              { done: t('original.done'), onDone: () => setIsComparing(false) },
            )
          }
          onClose={() => setIsComparing(false)}
        />
      )}
    </Detail>
  );
}

interface LanguagesProps {
  readonly slug: string;
  readonly current: Language;
}

/** Links to the same page in the other languages. */
function Languages({ slug, current }: LanguagesProps) {
  const { t } = useTranslation('admin');
  return (
    <nav aria-label={t('texts.languages')} className={tabs.tabs}>
      {LANGUAGES.map((language) => (
        <Link
          key={language}
          to={adminPaths.text(slug, language)}
          preload={false}
          lang={languageTag(language)}
          className={cx(tabs.tab, language === current && tabs.current)}
          aria-current={language === current ? 'page' : undefined}
        >
          {LANGUAGE_NAMES[language]}
        </Link>
      ))}
    </nav>
  );
}
