import type { InputHTMLAttributes } from 'react';
import { Button } from '../../design/static/Button.tsx';
import { Field } from '../../design/static/Field.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import {
  ADDRESS_LIMITS,
  type AddressDraft,
  type AddressFieldName,
  type AddressProblem,
} from './addressDraft.ts';
import styles from './AddressFields.module.css';
import { useRegions } from './regions.ts';
import { useDelegations } from './useDelegations.ts';

interface AddressFieldsProps {
  /** The form that contains them; a control's `name` is the field's. */
  form: {
    readonly values: AddressDraft;
    /** Error codes, of the client or the gateway. */
    readonly problems: Readonly<Partial<Record<AddressFieldName, string>>>;
    readonly change: (name: AddressFieldName, value: string) => void;
  };
  /** Without recipient and telephone: the form has those elsewhere. */
  placeOnly?: boolean;
}

/** Fields with a text of their own about their format. */
const SHAPES = {
  phone: 'error.phone',
  secondPhone: 'error.phone',
  postalCode: 'error.postalCode',
  regionNumber: 'error.choose',
  delegation: 'error.choose',
} as const;
const isShaped = (name: AddressFieldName): name is keyof typeof SHAPES => Object.hasOwn(SHAPES, name);
/** Fields with a text of their own about being empty: what to write, and what for. */
const REQUIRED = ['recipient', 'phone', 'regionNumber', 'delegation', 'postalCode', 'street'] as const;
const isRequired = (name: AddressFieldName): name is (typeof REQUIRED)[number] =>
  REQUIRED.some((one) => one === name);
const CODES: readonly AddressProblem[] = ['REQUIRED', 'INVALID', 'TOO_LONG'];

/** The fields of an address (texts: area `address`). The delegations are those of the chosen governorate. */
export function AddressFields({ form: { values, problems, change }, placeOnly = false }: AddressFieldsProps) {
  const { t, language } = useTranslation('address');
  const regions = useRegions();
  const { delegations, isLoading, hasFailed, retry } = useDelegations(values.regionNumber);

  const errorOf = (name: AddressFieldName): string | null => {
    const problem = problems[name];
    if (problem === undefined) return null;
    const field = t(`fields.${name}`);
    const code = CODES.find((one) => one === problem) ?? 'INVALID';
    if (code === 'REQUIRED' && isRequired(name)) return t(`required.${name}`);
    const isChoice = name === 'regionNumber' || name === 'delegation';
    return isShaped(name) && (code === 'INVALID' || isChoice)
      ? t(SHAPES[name], { field })
      : t(`error.${code}`, { field });
  };
  const common = (name: AddressFieldName) => ({
    name,
    label: t(`fields.${name}`),
    value: values[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  });
  const optional = (name: AddressFieldName) => ({
    ...common(name),
    label: t('optional', { field: t(`fields.${name}`) }),
  });
  const phone: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'dir'> = {
    type: 'tel',
    inputMode: 'tel',
    dir: 'ltr',
  };
  // The saved name may be Arabic; the list uses the French one.
  const chosen = delegations.find(
    ({ name, arabic }) => name === values.delegation || arabic === values.delegation,
  );

  return (
    <div className={styles.fields}>
      {!placeOnly && (
        <Field
          {...common('recipient')}
          required
          autoComplete="name"
          autoCapitalize="words"
          maxLength={ADDRESS_LIMITS.recipient}
          dir="auto"
        />
      )}
      {placeOnly ? null : (
        <div className={styles.pair}>
          <Field {...common('phone')} {...phone} required autoComplete="tel" hint={t('hints.phone')} />
          <Field {...optional('secondPhone')} {...phone} autoComplete="off" />
        </div>
      )}
      <div className={styles.pair}>
        <Field
          as="select"
          {...common('regionNumber')}
          required
          autoComplete="address-level1"
          onChange={(event) => {
            change('regionNumber', event.currentTarget.value);
            change('delegation', '');
          }}
        >
          <option value="">{t('choose.region')}</option>
          {regions.map(({ number, name }) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
        </Field>
        <div className={styles.delegation}>
          <Field
            as="select"
            {...common('delegation')}
            value={chosen?.name ?? values.delegation}
            required
            autoComplete="address-level2"
            disabled={values.regionNumber === '' || (hasFailed && values.delegation === '')}
            aria-busy={isLoading}
          >
            <option value="">
              {t(
                values.regionNumber === ''
                  ? 'choose.regionFirst'
                  : isLoading
                    ? 'choose.loading'
                    : 'choose.delegation',
              )}
            </option>
            {/* While the list loads, the chosen value stays visible. */}
            {chosen === undefined && values.delegation !== '' && (
              <option value={values.delegation}>{values.delegation}</option>
            )}
            {delegations.map(({ name, arabic }) => (
              <option key={name} value={name}>
                {language === 'tn' ? arabic : name}
              </option>
            ))}
          </Field>
          <div role="alert">
            {hasFailed && (
              <p className={styles.failed}>
                {t('choose.failed')}{' '}
                <Button variant="secondary" size="sm" onClick={retry}>
                  {t('choose.retry')}
                </Button>
              </p>
            )}
          </div>
        </div>
      </div>
      <div className={styles.narrow}>
        <Field
          {...common('postalCode')}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
          dir="ltr"
        />
        <Field
          {...common('street')}
          required
          autoComplete="street-address"
          maxLength={ADDRESS_LIMITS.street}
          dir="auto"
        />
      </div>
      <Field
        {...optional('landmark')}
        hint={t('hints.landmark')}
        autoComplete="off"
        maxLength={ADDRESS_LIMITS.landmark}
        dir="auto"
      />
      <Field
        as="textarea"
        {...optional('note')}
        rows={3}
        hint={t('hints.note')}
        maxLength={ADDRESS_LIMITS.note}
        dir="auto"
      />
    </div>
  );
}
