import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import {
  API_KEY_BINDINGS,
  API_KEY_SCOPES,
  bindingOf,
  MAX_API_KEY_NAME,
  MAX_API_KEY_ORIGINS,
  MAX_CARRIER_NAME,
  scopeRefusal,
} from '../../../../../gateway/contract/rules/api-keys.ts';
import type { ApiKeyBinding } from '../../../../../gateway/contract/rules/api-keys.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { tunisInstant, tunisLocal } from '../_kit/days.ts';
import { Picker } from '../_kit/Picker.tsx';
import { SellerOptions } from '../_kit/SellerOptions.tsx';
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
  'ORDERS_ALL',
  'ORDERS_WRITE',
  'REFUNDS_WRITE',
  'PERSONAL_READ',
  'STOCK_WRITE',
  'PRODUCTS_WRITE',
  'SHIPMENTS_READ',
  'SHIPMENTS_WRITE',
  'TICKETS_READ',
  'TICKETS_WRITE',
  'WEBHOOKS_MANAGE',
  'ASSISTANT',
] as const;
type Kind = (typeof KINDS)[number];
type Mode = (typeof MODES)[number];
type Scope = (typeof SCOPES)[number];

/** The scope of a name in the schema, as the rules write it. */
const ruleOf = (scope: Scope) =>
  API_KEY_SCOPES.find((name) => name.replace(':', '_').toUpperCase() === scope);

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
        sellerId
        carrier
        expiresAt
      }
    `,
    edited,
  );
  const group = useId();
  const modes = useId();
  const bindings = useId();
  const [kind, setKind] = useState<Kind>(key?.kind === 'PUBLIC' ? 'PUBLIC' : 'SECRET');
  const [mode, setMode] = useState<Mode>(key?.mode === 'TEST' ? 'TEST' : 'LIVE');
  const [boundTo, setBoundTo] = useState<ApiKeyBinding>(
    key == null ? 'nobody' : bindingOf({ seller: key.sellerId ?? null, carrier: key.carrier ?? null }),
  );
  const [sellerId, setSellerId] = useState('');
  const [carrier, setCarrier] = useState('');
  const binding = kind === 'SECRET' ? boundTo : 'nobody';
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
  const mayHave = (scope: Scope): boolean => {
    const rule = ruleOf(scope);
    const nature = {
      kind: kind === 'PUBLIC' ? 'public' : 'secret',
      mode: mode === 'TEST' ? 'test' : 'live',
      binding,
    } as const;
    return rule !== undefined && scopeRefusal(rule, nature) === null;
  };
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
    const bound = {
      sellerId: binding === 'seller' ? sellerId : null,
      carrier: binding === 'carrier' ? carrier.trim() : null,
    };
    const missing = [
      ...(given.name === '' ? [{ field: ['name'], code: 'REQUIRED' }] : []),
      ...(given.scopes.length === 0 ? [{ field: ['scopes'], code: 'REQUIRED' }] : []),
      ...(key == null && bound.sellerId === '' ? [{ field: ['sellerId'], code: 'REQUIRED' }] : []),
      ...(key == null && bound.carrier === '' ? [{ field: ['carrier'], code: 'REQUIRED' }] : []),
      ...(kind === 'PUBLIC' && given.origins.length === 0 ? [{ field: ['origins'], code: 'REQUIRED' }] : []),
    ];
    setProblems(missing);
    if (missing.length > 0) return;
    if (key == null)
      void create.run(
        { input: { kind, mode, ...bound, ...given } },
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
        {key == null && kind === 'SECRET' && (
          <fieldset className={styles.choices}>
            <legend>{t('column.binding')}</legend>
            {API_KEY_BINDINGS.map((one) => (
              <label key={one} className={styles.choice}>
                <input
                  type="radio"
                  name={bindings}
                  checked={one === boundTo}
                  onChange={() => setBoundTo(one)}
                />
                {t(`binding.${one}`)}
                <span className={styles.about}>{t(`bindingAbout.${one}`)}</span>
              </label>
            ))}
          </fieldset>
        )}
        {key == null && binding === 'seller' && (
          <AdminBoundary fallback={<Field label={t('binding.seller')} value="" disabled readOnly />}>
            <SellerOptions>
              {(options) => (
                <Picker
                  label={t('binding.seller')}
                  value={sellerId}
                  valueLabel={sellerId}
                  options={options}
                  error={errorOf('sellerId')}
                  onChange={setSellerId}
                />
              )}
            </SellerOptions>
          </AdminBoundary>
        )}
        {key == null && binding === 'carrier' && (
          <Field
            dir="auto"
            label={t('field.carrier')}
            hint={t('field.carrierHint')}
            maxLength={MAX_CARRIER_NAME}
            error={errorOf('carrier')}
            value={carrier}
            onChange={({ target }) => setCarrier(target.value)}
          />
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
