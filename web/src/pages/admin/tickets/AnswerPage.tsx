import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { FALLBACK } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { present } from '../../../relay/present.ts';
import { markStale, useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card, Detail } from '../_kit/Detail.tsx';
import { History } from '../_kit/History.tsx';
import { LanguageTabs, OtherTextField } from '../_kit/LanguageTabs.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { NO_TEXTS, textsInput, textsOf } from '../_kit/otherTexts.ts';
import { SaveBar } from '../_kit/SaveBar.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useEditor } from '../_kit/useEditor.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import styles from './Tickets.module.css';
import type { AnswerPageDeleteMutation } from './__generated__/AnswerPageDeleteMutation.graphql.ts';
import type { AnswerPageMutation } from './__generated__/AnswerPageMutation.graphql.ts';
import type { AnswerPageQuery, AnswerPageQuery$data } from './__generated__/AnswerPageQuery.graphql.ts';

type Answer = NonNullable<AnswerPageQuery$data['cannedAnswers']>[number];

const TOPICS = ['answers', 'audit'];
const MAX_TEXT = 5_000;
/** Of an answer that is being written. */
const NEW = 'new';

/** One answer for repeated questions, or a new one, in four languages. */
export default function AnswerPage({ params }: ScreenProps) {
  const { cannedAnswers } = useAdminQuery<AnswerPageQuery>(
    graphql`
      query AnswerPageQuery {
        cannedAnswers {
          id
          version
          title
          shortcut
          fr: text(language: FR)
          en: text(language: EN)
          de: text(language: DE)
          tn: text(language: TN)
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['answers'],
  );
  const id = params['id'] ?? '';
  const answer = present(cannedAnswers).find((one) => one.id === id);
  if (answer === undefined && id !== NEW) return <Missing to={adminPaths.cannedAnswers()} />;
  return <Editor key={id} answer={answer} />;
}

function Editor({ answer }: { readonly answer: Answer | undefined }) {
  const { t } = useTranslation('adminSupport');
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { can } = useStaff();
  const mayEdit = can('SUPPORT');
  const [idempotencyKey] = useState(newKey);
  const [isDeleting, setDeleting] = useState(false);
  const { run, isPending } = useAdminMutation<AnswerPageMutation>(
    graphql`
      mutation AnswerPageMutation($input: CannedAnswerSaveInput!) {
        cannedAnswerSave(input: $input) {
          answer {
            id
            version
            title
            shortcut
            updatedAt
            fr: text(language: FR)
            en: text(language: EN)
            de: text(language: DE)
            tn: text(language: TN)
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
  const { run: runDelete, isPending: isRemoving } = useAdminMutation<AnswerPageDeleteMutation>(
    graphql`
      mutation AnswerPageDeleteMutation($input: CannedAnswerDeleteInput!) {
        cannedAnswerDelete(input: $input) {
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
    title: answer?.title ?? '',
    shortcut: answer?.shortcut ?? '',
    fr: answer?.fr ?? '',
    texts: answer === undefined ? NO_TEXTS : textsOf(answer),
  };
  const { form, errorOf, refuse, dialog } = useEditor({
    loaded,
    label: (name) => t(`answers.field.${name}`),
    save: (changes) => save({ ...loaded, ...changes }),
  });
  const { values, set } = form;
  const save = ({ title, shortcut, fr, texts }: typeof loaded): void => {
    void run(
      {
        input: {
          ...(answer === undefined ? { idempotencyKey } : { id: answer.id, version: answer.version }),
          title: title.trim(),
          shortcut: shortcut.trim(),
          texts: { fr: fr.trim(), ...textsInput(texts) },
        },
      },
      {
        done: t('answers.saved'),
        hasFields: true,
        onDone: ({ answer: saved }) => {
          form.reset();
          if (answer === undefined && saved != null)
            // The form is clean once it was drawn again.
            setTimeout(() => navigate(adminPaths.cannedAnswer(saved.id), { replace: true }));
        },
        onRefused: (problems) => {
          if (problems.some(({ code }) => code === 'STALE')) markStale(environment, TOPICS);
          refuse(problems);
        },
      },
    );
  };
  return (
    <Detail
      title={answer?.title ?? t('answers.new')}
      list={{ to: adminPaths.cannedAnswers(), label: t('answers.title') }}
      actions={
        answer !== undefined &&
        mayEdit && (
          <Button size="sm" variant="secondary" onClick={() => setDeleting(true)}>
            {t('answers.delete')}
          </Button>
        )
      }
    >
      <Card title={t('answers.form')}>
        <fieldset className={styles.form} disabled={!mayEdit}>
          <Field
            label={t('answers.field.title')}
            maxLength={60}
            dir="auto"
            error={errorOf('title')}
            value={values.title}
            onChange={({ target }) => set('title', target.value)}
          />
          <Field
            label={t('answers.field.shortcut')}
            hint={t('answers.shortcutHint')}
            dir="ltr"
            maxLength={30}
            autoComplete="off"
            error={errorOf('shortcut')}
            value={values.shortcut}
            onChange={({ target }) =>
              set('shortcut', target.value.toLowerCase().replaceAll(/[^a-z0-9-]/g, ''))
            }
          />
          <LanguageTabs isMissing={(one) => values.texts[one] === ''} error={errorOf('texts')}>
            {(one) =>
              one === FALLBACK ? (
                <Field
                  as="textarea"
                  rows={6}
                  lang="fr"
                  dir="ltr"
                  label={t('answers.field.fr')}
                  hint={t('answers.textHint')}
                  maxLength={MAX_TEXT}
                  error={errorOf('fr')}
                  value={values.fr}
                  onChange={({ target }) => set('fr', target.value)}
                />
              ) : (
                <OtherTextField
                  isLong
                  label={t('answers.field.texts')}
                  language={one}
                  french={values.fr}
                  maxLength={MAX_TEXT}
                  error={errorOf('texts')}
                  texts={values.texts}
                  onChange={(texts) => set('texts', texts)}
                />
              )
            }
          </LanguageTabs>
        </fieldset>
      </Card>
      {answer !== undefined && <History of={{ nodeId: answer.id }} />}
      {mayEdit && <SaveBar form={form} isPending={isPending} onSave={() => save(values)} />}
      {dialog}
      <Dialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        title={t('answers.deleteTitle', { title: answer?.title ?? '' })}
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
                  { input: { id: answer?.id ?? '' } },
                  {
                    done: t('answers.deleted'),
                    onDone: () => navigate(adminPaths.cannedAnswers(), { replace: true }),
                  },
                )
              }
            >
              {t('answers.delete')}
            </Button>
          </>
        }
      >
        {t('answers.deleteText')}
      </Dialog>
    </Detail>
  );
}
