import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { FALLBACK, isLanguage, LANGUAGE_NAMES, LANGUAGES, schemaLanguage } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { present } from '../../../relay/present.ts';
import { markStale, useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card, Detail } from '../_kit/Detail.tsx';
import { History } from '../_kit/History.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { SaveBar } from '../_kit/SaveBar.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useEditor } from '../_kit/useEditor.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import styles from './SynonymGroupPage.module.css';
import type { SynonymGroupPageDeleteMutation } from './__generated__/SynonymGroupPageDeleteMutation.graphql.ts';
import type { SynonymGroupPageMutation } from './__generated__/SynonymGroupPageMutation.graphql.ts';
import type {
  SynonymGroupPageQuery,
  SynonymGroupPageQuery$data,
} from './__generated__/SynonymGroupPageQuery.graphql.ts';

type Group = NonNullable<SynonymGroupPageQuery$data['adminSynonymGroups']>[number];

const TOPICS = ['synonyms', 'audit'];
/** Of a group that is being written. */
const NEW = 'new';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** One group of synonyms, or a new one, which may begin with a word that found nothing. */
export default function SynonymGroupPage({ params, url }: ScreenProps) {
  const { adminSynonymGroups } = useAdminQuery<SynonymGroupPageQuery>(
    graphql`
      query SynonymGroupPageQuery {
        adminSynonymGroups {
          id
          version
          language
          words {
            text
            form
          }
          isApplied
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['synonyms'],
  );
  const id = params['id'] ?? '';
  const group = present(adminSynonymGroups).find((one) => one.id === id);
  if (group === undefined && id !== NEW) return <Missing to={adminPaths.synonyms()} />;
  const language = group?.language.toLowerCase() ?? url.searchParams.get('language') ?? undefined;
  return (
    <Editor
      key={id}
      group={group}
      language={isLanguage(language) ? language : FALLBACK}
      first={url.searchParams.get('word') ?? ''}
    />
  );
}

interface EditorProps {
  readonly group: Group | undefined;
  readonly language: (typeof LANGUAGES)[number];
  /** Word that a new group begins with. */
  readonly first: string;
}

function Editor({ group, language, first }: EditorProps) {
  const { t } = useTranslation('adminInsight');
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { can } = useStaff();
  const mayEdit = can('MARKETING');
  const [idempotencyKey] = useState(newKey);
  const [isDeleting, setDeleting] = useState(false);
  const { run, isPending } = useAdminMutation<SynonymGroupPageMutation>(
    graphql`
      mutation SynonymGroupPageMutation($input: SynonymsSaveInput!) {
        synonymsSave(input: $input) {
          group {
            id
            version
            language
            words {
              text
              form
            }
            isApplied
            updatedAt
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
  const { run: runDelete, isPending: isRemoving } = useAdminMutation<SynonymGroupPageDeleteMutation>(
    graphql`
      mutation SynonymGroupPageDeleteMutation($input: SynonymsDeleteInput!) {
        synonymsDelete(input: $input) {
          deletedId
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
  const loaded = {
    language,
    words: group === undefined ? first : group.words.map(({ text }) => text).join('\n'),
  };
  const { form, errorOf, refuse, dialog } = useEditor({
    loaded,
    label: (name) => t(`synonyms.field.${name}`),
    save: (changes) => save({ ...loaded, ...changes }),
  });
  const { values, set } = form;
  const save = (given: typeof loaded): void => {
    void run(
      {
        input: {
          ...(group === undefined ? { idempotencyKey } : { id: group.id, version: group.version }),
          language: schemaLanguage(given.language),
          words: linesOf(given.words),
        },
      },
      {
        done: t('synonyms.saved'),
        hasFields: true,
        onDone: ({ group: saved }) => {
          form.reset();
          if (group === undefined && saved != null)
            // The form is clean once it was drawn again.
            setTimeout(() => navigate(adminPaths.synonymGroup(saved.id), { replace: true }));
        },
        onRefused: (problems) => {
          if (problems.some(({ code }) => code === 'STALE')) markStale(environment, TOPICS);
          refuse(problems);
        },
      },
    );
  };
  const name = group?.words.map(({ text }) => text).join(' · ') ?? t('synonyms.new');
  return (
    <Detail
      title={name}
      list={{ to: adminPaths.synonyms(), label: t('admin:menu.synonyms') }}
      actions={
        group !== undefined &&
        mayEdit && (
          <Button size="sm" variant="secondary" onClick={() => setDeleting(true)}>
            {t('synonyms.delete')}
          </Button>
        )
      }
    >
      <Card title={t('synonyms.form')}>
        <fieldset className={styles.form} disabled={!mayEdit}>
          <Field
            as="select"
            label={t('synonyms.field.language')}
            value={values.language}
            error={errorOf('language')}
            onChange={({ target }) => {
              if (isLanguage(target.value)) set('language', target.value);
            }}
          >
            {LANGUAGES.map((one) => (
              <option key={one} value={one}>
                {LANGUAGE_NAMES[one]}
              </option>
            ))}
          </Field>
          <Field
            as="textarea"
            rows={6}
            dir="auto"
            label={t('synonyms.field.words')}
            hint={t('synonyms.hint')}
            error={errorOf('words')}
            value={values.words}
            onChange={({ target }) => set('words', target.value)}
          />
        </fieldset>
      </Card>
      {group !== undefined && (
        <Card title={t('synonyms.forms')}>
          <p>{t(group.isApplied ? 'synonyms.applied' : 'synonyms.pending')}</p>
          <ul className={styles.forms}>
            {group.words.map(({ text, form: made }) => (
              <li key={text}>
                <bdi>{text}</bdi> → <bdi>{made}</bdi>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {group !== undefined && <History of={{ nodeId: group.id }} />}
      {mayEdit && <SaveBar form={form} isPending={isPending} onSave={() => save(values)} />}
      {dialog}
      <Dialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        title={t('synonyms.deleteTitle')}
        role="alertdialog"
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={() => setDeleting(false)}>
              {t('common:cancel')}
            </Button>
            <Button
              variant="danger"
              busy={isRemoving}
              onClick={() =>
                void runDelete(
                  { input: { id: group?.id ?? '' } },
                  {
                    done: t('synonyms.deleted'),
                    onDone: () => navigate(adminPaths.synonyms(), { replace: true }),
                  },
                )
              }
            >
              {t('synonyms.delete')}
            </Button>
          </>
        }
      >
        {t('synonyms.deleteText')}
      </Dialog>
    </Detail>
  );
}
