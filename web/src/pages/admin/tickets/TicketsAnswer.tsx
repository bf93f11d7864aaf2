import { useState } from 'react';
import { graphql } from 'react-relay';
import { direction, languageTag } from '../../../i18n/language.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Code } from '../_kit/format.tsx';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './Tickets.module.css';
import type { TicketsAnswerMutation } from './__generated__/TicketsAnswerMutation.graphql.ts';
import type { TicketsAnswerQuery } from './__generated__/TicketsAnswerQuery.graphql.ts';

/** A ticket that is to be answered. */
export interface Recipient {
  readonly id: string;
  readonly number: string;
  readonly name: string;
}

interface TicketsAnswerProps {
  /** Null: the dialog is closed. */
  readonly recipients: readonly Recipient[] | null;
  readonly onClose: () => void;
}

/** Sends one answer to several tickets, after all recipients were shown, and says what became of each. */
export function TicketsAnswer({ recipients, onClose }: TicketsAnswerProps) {
  const { t } = useTranslation('adminSupport');
  return (
    <Dialog
      isOpen={recipients !== null}
      onClose={onClose}
      title={t('bulk.title.answer', { count: recipients?.length ?? 0 })}
    >
      {recipients !== null && (
        <AdminBoundary fallback={<Skeleton height="12rem" radius="lg" />}>
          <AnswerForm recipients={recipients} onClose={onClose} />
        </AdminBoundary>
      )}
    </Dialog>
  );
}

interface AnswerFormProps {
  readonly recipients: readonly Recipient[];
  readonly onClose: () => void;
}

function AnswerForm({ recipients, onClose }: AnswerFormProps) {
  const { t } = useTranslation('adminSupport');
  const [idempotencyKey] = useState(newKey);
  const [chosen, setChosen] = useState('');
  const [resolves, setResolves] = useState(false);
  /** Why each was left as it is, in the order of the recipients; null: it was sent. */
  const [outcomes, setOutcomes] = useState<readonly (string | null)[] | null>(null);
  const { cannedAnswers } = useAdminQuery<TicketsAnswerQuery>(
    graphql`
      query TicketsAnswerQuery {
        cannedAnswers {
          id
          title
          text(language: FR)
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['answers'],
  );
  const { run, isPending } = useAdminMutation<TicketsAnswerMutation>(
    graphql`
      mutation TicketsAnswerMutation($input: TicketsAnswerInput!) {
        ticketsAnswer(input: $input) {
          results {
            ticket {
              ticket {
                id
                status
              }
            }
            userErrors {
              field
              code
              message
            }
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['tickets', 'ticket'],
  );
  const answers = present(cannedAnswers);
  const answer = answers.find(({ id }) => id === chosen);
  return (
    <form
      className={styles.bulkAnswer}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending || answer === undefined || outcomes !== null) return;
        const ids = recipients.map(({ id }) => id);
        void run(
          { input: { ids, answer: answer.id, resolves, idempotencyKey } },
          {
            onDone: ({ results }) =>
              setOutcomes(results?.map(({ userErrors }) => userErrors[0]?.code ?? null) ?? []),
          },
        );
      }}
    >
      {outcomes === null && (
        <>
          <Field
            as="select"
            required
            label={t('bulk.answerOf')}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">–</option>
            {answers.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Field>
          {answer !== undefined && (
            <blockquote className={styles.excerpt} lang={languageTag('fr')} dir={direction('fr')}>
              {answer.text}
            </blockquote>
          )}
          <p className={styles.muted}>{t('bulk.answerText')}</p>
          <label>
            <input
              type="checkbox"
              checked={resolves}
              onChange={({ target }) => setResolves(target.checked)}
            />{' '}
            {t('bulk.answerResolves')}
          </label>
        </>
      )}
      <ul className={styles.recipients} aria-label={t('bulk.recipients')}>
        {recipients.map(({ id, number, name }, index) => {
          const outcome = outcomes?.[index];
          return (
            <li key={id}>
              <Code text={number} /> <bdi>{name}</bdi>
              {outcomes !== null && (
                <span className={styles.muted}>
                  {' – '}
                  {outcome == null
                    ? t('bulk.answered')
                    : outcome === 'CONFLICT'
                      ? t('bulk.notAnswered')
                      : t(`admin:${problemKey(outcome)}`)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {outcomes === null ? (
        <Button type="submit" wide busy={isPending}>
          {t('bulk.answerSend', { count: recipients.length })}
        </Button>
      ) : (
        <Button wide variant="secondary" onClick={onClose}>
          {t('common:close')}
        </Button>
      )}
    </form>
  );
}
