import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import {
  MAX_API_KEY_NAME,
  MAX_API_KEY_ORIGINS,
  PUBLIC_KEY_SCOPES,
  TEST_KEY_SCOPES,
} from '../../../../../gateway/contract/rules/api-keys.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { tunisInstant, tunisLocal } from '../_kit/days.ts';
import { problemKey, useAdminMutation, type Problem } from '../_kit/useAdminMutation.ts';
import styles from '../_kit/ChoiceForm.module.css';
import type { KeyDialog_key$key } from './__generated__/KeyDialog_key.graphql.ts';
import type { KeyDialogCreateMutation } from './__generated__/KeyDialogCreateMutation.graphql.ts';
import type { KeyDialogUpdateMutation } from './__generated__/KeyDialogUpdateMutation.graphql.ts';

const KINDS = ['SECRET', 'PUBLIC'] as const;
const MODES = ['LIVE', 'TEST'] as const;
const SCOPES = [
  'CATALOGUE_READ',
  'CATALOGUE_CHANGES',
  'CARTS',
  'ORDERS_PLACE',
  'ORDERS_READ',
  'PERSONAL_READ',
  'WEBHOOKS_MANAGE',
  'ASSISTANT',
] as const;
type Kind = (typeof KINDS)[number];
type Mode = (typeof MODES)[number];
type Scope = (typeof SCOPES)[number];

/** Whether a list of scopes has one, by its name in the schema. */
const hasScope = (names: readonly string[], scope: Scope): boolean =>
  names.some((name) => name.replace(':', '_').toUpperCase() === scope);

interface KeyDialogProps {
  /** null: a new one. */
  readonly edited: KeyDialog_key$key | null;
  readonly onClose: () => void;
  /** A key was made; its text is shown once. */
  readonly onMade: (text: string) => void;
}

/** Makes a key, or changes what one may do. */
export function KeyDialog({ edited, onClose, onMade }: KeyDialogProps) {
  const { t } = useTranslation('adminApiKeys');
  const key = useFragment(
    graphql`
      fragment KeyDialog_key on AdminApiKey {
        id
        version
        name
        kind
        mode
        scopes
        origins
        expiresAt
      }
    `,
    edited,
  );
  const group = useId();
  const modes = useId();
  const [kind, setKind] = useState<Kind>(key?.kind === 'PUBLIC' ? 'PUBLIC' : 'SECRET');
  const [mode, setMode] = useState<Mode>(key?.mode === 'TEST' ? 'TEST' : 'LIVE');
  const [name, setName] = useState(key?.name ?? '');
  const [scopes, setScopes] = useState<readonly Scope[]>(
    SCOPES.filter((scope) => (key === null ? scope === 'CATALOGUE_READ' : key?.scopes.includes(scope))),
  );
  const [origins, setOrigins] = useState(key?.origins.join('\n') ?? '');
  const [expires, setExpires] = useState(key?.expiresAt == null ? '' : tunisLocal(key.expiresAt));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const create = useAdminMutation<KeyDialogCreateMutation>(
    graphql`
      mutation KeyDialogCreateMutation($input: ApiKeyCreateInput!) {
        apiKeyCreate(input: $input) {
          text
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['apiKeys'],
  );
  const update = useAdminMutation<KeyDialogUpdateMutation>(
    graphql`
      mutation KeyDialogUpdateMutation($input: ApiKeyUpdateInput!) {
        apiKeyUpdate(input: $input) {
          key {
            ...ApiKeysPage_keys
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
    ['apiKeys'],
  );
  const mayHave = (scope: Scope): boolean =>
    (kind === 'SECRET' || hasScope(PUBLIC_KEY_SCOPES, scope)) &&
    (mode === 'LIVE' || hasScope(TEST_KEY_SCOPES, scope));
  const errorOf = (field: string): string | null => {
    const problem = problems.find((one) => one.field[0] === field);
    return problem === undefined ? null : t(`admin:${problemKey(problem.code)}`);
  };
  const submit = (): void => {
    const given = {
      name: name.trim(),
      scopes: scopes.filter(mayHave),
      origins: kind === 'PUBLIC' ? origins.split(/\s+/).filter((origin) => origin !== '') : [],
      expiresAt: tunisInstant(expires),
    };
    const missing = [
      ...(given.name === '' ? [{ field: ['name'], code: 'REQUIRED' }] : []),
      ...(given.scopes.length === 0 ? [{ field: ['scopes'], code: 'REQUIRED' }] : []),
      ...(kind === 'PUBLIC' && given.origins.length === 0 ? [{ field: ['origins'], code: 'REQUIRED' }] : []),
    ];
    setProblems(missing);
    if (missing.length > 0) return;
    if (key == null)
      void create.run(
        { input: { kind, mode, ...given } },
        {
          hasFields: true,
          onRefused: setProblems,
          onDone: ({ text }) => {
            if (text != null) onMade(text);
          },
        },
      );
    else
      void update.run(
        { input: { id: key.id, version: key.version, ...given } },
        { done: t('edit.done'), hasFields: true, onRefused: setProblems, onDone: onClose },
      );
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(key == null ? 'new.title' : 'edit.title')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          data-autofocus
          label={t('field.name')}
          hint={t('field.nameHint')}
          dir="auto"
          maxLength={MAX_API_KEY_NAME}
          error={errorOf('name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {key == null && (
          <fieldset className={styles.choices}>
            <legend>{t('column.kind')}</legend>
            {KINDS.map((one) => (
              <label key={one} className={styles.choice}>
                <input type="radio" name={group} checked={one === kind} onChange={() => setKind(one)} />
                {t(`kind.${one}`)}
                <span className={styles.about}>{t(`kindAbout.${one}`)}</span>
              </label>
            ))}
          </fieldset>
        )}
        {key == null && (
          <fieldset className={styles.choices}>
            <legend>{t('field.mode')}</legend>
            {MODES.map((one) => (
              <label key={one} className={styles.choice}>
                <input type="radio" name={modes} checked={one === mode} onChange={() => setMode(one)} />
                {t(`mode.${one}`)}
                <span className={styles.about}>{t(`modeAbout.${one}`)}</span>
              </label>
            ))}
          </fieldset>
        )}
        <fieldset className={styles.choices}>
          <legend>{t('column.scopes')}</legend>
          {SCOPES.map((scope) => (
            <label key={scope} className={styles.choice}>
              <input
                type="checkbox"
                disabled={!mayHave(scope)}
                checked={scopes.includes(scope) && mayHave(scope)}
                onChange={({ target }) =>
                  setScopes(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
                }
              />
              {t(`scope.${scope}`)}
              <span className={styles.about}>{t(`scopeAbout.${scope}`)}</span>
            </label>
          ))}
          <p role="alert" className={styles.problem}>
            {errorOf('scopes')}
          </p>
        </fieldset>
        {kind === 'PUBLIC' && (
          <Field
            as="textarea"
            rows={3}
            dir="ltr"
            label={t('field.origins')}
            hint={t('field.originsHint', { count: MAX_API_KEY_ORIGINS })}
            error={errorOf('origins')}
            value={origins}
            onChange={({ target }) => setOrigins(target.value)}
          />
        )}
        <Field
          type="datetime-local"
          label={t('field.expires')}
          hint={t('field.expiresHint')}
          error={errorOf('expiresAt')}
          value={expires}
          onChange={({ target }) => setExpires(target.value)}
        />
        <Button type="submit" wide busy={create.isPending || update.isPending}>
          {t(key == null ? 'new.submit' : 'edit.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
