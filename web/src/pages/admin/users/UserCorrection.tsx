import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { MAX_EMAIL_LENGTH } from '../../../../../gateway/contract/rules/limits.ts';
import { Field } from '../../../design/static/Field.tsx';
import { LANGUAGE_NAMES, LANGUAGES, schemaLanguage } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { markStale } from '../../../relay/useAdminQuery.ts';
import { ActionDialog } from '../_kit/ActionDialog.tsx';
import { ConflictDialog } from '../_kit/ConflictDialog.tsx';
import { problemKey, useAdminMutation, type Problem } from '../_kit/useAdminMutation.ts';
import type { UserCorrection_account$key } from './__generated__/UserCorrection_account.graphql.ts';
import type { UserCorrectionMutation } from './__generated__/UserCorrectionMutation.graphql.ts';

const TOPICS = ['users', 'user', 'audit'];
const FIELDS = ['firstName', 'lastName', 'phone', 'email', 'language'] as const;
type Name = (typeof FIELDS)[number];
type Values = Readonly<Record<Name, string>>;

/** A correction that crossed another one. */
interface Crossing {
  /** What was read when the form was opened, and the version of it. */
  readonly base: Values;
  readonly version: number;
  readonly mine: Values;
  readonly reason: string;
  readonly problems: readonly Problem[];
}

interface UserCorrectionProps {
  readonly account: UserCorrection_account$key;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Corrects names, contact data and language of an account. */
export function UserCorrection({ account: key, isOpen, onClose }: UserCorrectionProps) {
  const { t } = useTranslation('adminPeople');
  const environment = useRelayEnvironment();
  const { version, user } = useFragment(
    graphql`
      fragment UserCorrection_account on AdminUserAccount {
        version
        user {
          accountNumber
          firstName
          lastName
          phone
          email
          language
          newsletter
        }
      }
    `,
    key,
  );
  const { accountNumber, newsletter } = user;
  const current: Values = {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    email: user.email,
    language: user.language,
  };
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [withdraws, setWithdraws] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [crossing, setCrossing] = useState<Crossing | null>(null);
  const { run, isPending } = useAdminMutation<UserCorrectionMutation>(
    graphql`
      mutation UserCorrectionMutation($input: UserUpdateInput!) {
        userUpdate(input: $input) {
          account {
            ...UserPage_account
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
  const close = (): void => {
    setTyped({});
    setWithdraws(false);
    setProblems([]);
    setCrossing(null);
    onClose();
  };
  /** Sends what differs from what was read. */
  const send = (mine: Values, base: Values, reason: string): void => {
    const changes = Object.fromEntries(
      FIELDS.flatMap((name) => (mine[name] === base[name] ? [] : [[name, mine[name]]])),
    ) as Partial<Values>;
    const { language, ...texts } = changes;
    const spoken = LANGUAGES.map(schemaLanguage).find((one) => one === language);
    void run(
      {
        input: {
          accountNumber,
          version,
          ...texts,
          ...(spoken !== undefined && { language: spoken }),
          withdrawNewsletter: withdraws,
          reason,
        },
      },
      {
        done: t('action.update.done'),
        hasFields: true,
        onDone: close,
        onRefused: (found) => {
          if (found.some(({ code }) => code === 'STALE')) {
            // What the other one saved is read now; the question follows with it.
            setCrossing({ base, version, mine, reason, problems: found });
            markStale(environment, TOPICS);
          } else setProblems(found);
        },
      },
    );
  };
  const mine = { ...current, ...typed };
  const errorOf = (name: Name | 'reason'): string | null => {
    const problem = problems.find(({ field }) => field.at(-1) === name);
    return problem === undefined ? null : t(`admin:${problemKey(problem.code)}`);
  };
  const change = (name: Name, value: string): void => {
    setTyped((before) => ({ ...before, [name]: value }));
    setProblems((before) => before.filter(({ field }) => field.at(-1) !== name));
  };
  const field = (name: Exclude<Name, 'language'>, dir: 'auto' | 'ltr') => (
    <Field
      label={t(`field.${name}`)}
      dir={dir}
      maxLength={MAX_EMAIL_LENGTH}
      error={errorOf(name)}
      value={mine[name]}
      onChange={({ target }) => change(name, target.value)}
    />
  );
  // Until what was saved meanwhile is read, there is nothing to ask.
  const isAsking = crossing !== null && crossing.version !== version;
  const labels: Readonly<Record<Name, string>> = {
    firstName: t('field.firstName'),
    lastName: t('field.lastName'),
    phone: t('field.phone'),
    email: t('field.email'),
    language: t('column.language'),
  };
  return (
    <>
      <ActionDialog
        isOpen={isOpen}
        onClose={close}
        title={t('action.update.title')}
        text={t('action.update.text')}
        submit={t('action.update.submit')}
        isPending={isPending || crossing !== null}
        onSubmit={(reason) => send(mine, current, reason)}
      >
        {field('firstName', 'auto')}
        {field('lastName', 'auto')}
        {field('phone', 'ltr')}
        {field('email', 'ltr')}
        <Field
          as="select"
          label={labels.language}
          error={errorOf('language')}
          value={mine.language}
          onChange={({ target }) => change('language', target.value)}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={schemaLanguage(one)}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </Field>
        {newsletter && (
          <label>
            <input
              type="checkbox"
              checked={withdraws}
              onChange={({ target }) => setWithdraws(target.checked)}
            />{' '}
            {t('field.withdraw')}
          </label>
        )}
      </ActionDialog>
      {isAsking && (
        <ConflictDialog
          conflicts={FIELDS.filter(
            (name) =>
              crossing.mine[name] !== crossing.base[name] &&
              current[name] !== crossing.base[name] &&
              current[name] !== crossing.mine[name],
          ).map((name) => {
            const found = crossing.problems.find(
              (problem) => problem.code === 'CHANGED' && problem.field.at(-1) === name,
            );
            return {
              name,
              label: labels[name],
              changedBy: found?.changedBy ?? null,
              changedAt: found?.changedAt ?? null,
            };
          })}
          base={crossing.base}
          theirs={current}
          mine={crossing.mine}
          onClose={() => setCrossing(null)}
          onResolve={(chosen) => {
            setCrossing(null);
            // What only the other one changed stays theirs.
            const { base } = crossing;
            const kept = Object.fromEntries(
              FIELDS.map((name) => [name, crossing.mine[name] === base[name] ? current[name] : chosen[name]]),
            ) as Record<Name, string>;
            send(kept, current, crossing.reason);
          }}
        />
      )}
    </>
  );
}
