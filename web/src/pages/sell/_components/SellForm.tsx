import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useMutation } from '../../../relay/useMutation.ts';
import { schemaLanguage } from '../../../i18n/language.ts';
import { useAccountForm } from '../../../features/account/useAccountForm.ts';
import { MAX_FILES } from '../../../../../gateway/contract/rules/files.ts';
import { FilesField } from '../../../features/files/FilesField.tsx';
import { useFiles } from '../../../features/files/useFiles.ts';
import { useRegions } from '../../../features/address/regions.ts';
import { createMessageKeys } from '../../../features/support/ticketDraft.ts';
import styles from '../../../features/support/TicketForm.module.css';
import { useFieldProblems } from '../../../features/support/useFieldProblems.ts';
import { isolateCode } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import type { SellFormMutation } from './__generated__/SellFormMutation.graphql.ts';

const EMPTY = {
  shopName: '',
  legalName: '',
  taxNumber: '',
  regionNumber: '',
  address: '',
  message: '',
  website: '',
  contactName: '',
  email: '',
  phone: '',
};
type Name = keyof typeof EMPTY;

/** Allowed lengths; the gateway checks the same. */
const LIMITS: Readonly<Partial<Record<Name, { min: number; max: number }>>> = {
  shopName: { min: 2, max: 80 },
  legalName: { min: 2, max: 120 },
  contactName: { min: 1, max: 120 },
  email: { min: 1, max: 254 },
  address: { min: 5, max: 200 },
  website: { min: 0, max: 200 },
  message: { min: 10, max: 2_000 },
};

/** Documents that decide an application. */
const KINDS = ['REGISTER', 'BANK', 'LICENCE'] as const;

const NEEDED: readonly Name[] = [
  'shopName',
  'legalName',
  'taxNumber',
  'regionNumber',
  'address',
  'message',
  'contactName',
  'email',
  'phone',
];

/** The application of a seller. The typed values stay whatever happens. */
export function SellForm() {
  const regions = useRegions();
  const { t, language } = useTranslation('sell');
  const { send } = useMutation<SellFormMutation>(graphql`
    mutation SellFormMutation($input: SellerApplyInput!) {
      sellerApply(input: $input) {
        applicationNumber
        userErrors {
          field
          code
        }
      }
    }
  `);
  const problemOf = useFieldProblems();
  const form = useAccountForm<Name>(EMPTY);
  const [number, setNumber] = useState<string | null>(null);
  const [keyOf] = useState(createMessageKeys);
  const documents = { REGISTER: useFiles(), BANK: useFiles(), LICENCE: useFiles() };
  const attached = KINDS.flatMap((kind) => documents[kind].keys.map((key) => ({ key, kind })));
  const isAttaching = KINDS.some((kind) => documents[kind].isBusy);
  const result = useRef<HTMLHeadingElement>(null);
  const { attach, values, problems, progress } = form;
  const hasFailed = progress === 'failed' || progress === 'limited' || progress === 'refused';
  // The form is replaced, or shows its failure below: that receives the focus.
  useEffect(() => {
    if (number !== null || hasFailed) result.current?.focus();
  }, [number, hasFailed]);

  if (number !== null)
    return (
      <div className={styles.sent}>
        <span className={styles.mark}>
          <Icon name="check" size={28} />
        </span>
        <h2 ref={result} tabIndex={-1} className={styles.title}>
          {t('sentTitle')}
        </h2>
        <p className={styles.number}>{t('sentNumber', { number: isolateCode(number) })}</p>
        <p>{t('sentText', { email: isolateCode(values.email.trim()) })}</p>
        <ButtonLink variant="secondary" to={paths.home()}>
          {t('home')}
        </ButtonLink>
      </div>
    );

  const errorOf = (name: Name): string | null => {
    const code = problems[name];
    if (name === 'taxNumber' && code === 'TAKEN') return t('taken');
    if (name === 'taxNumber' && code === 'INVALID') return t('tax');
    if (name === 'website' && code === 'INVALID') return t('website');
    if (name === 'email' && code === 'INVALID') return t('support:error.email', { field: t('fields.email') });
    if (name === 'phone' && code === 'INVALID') return t('support:error.phone', { field: t('fields.phone') });
    return problemOf(code, t(`fields.${name}`), LIMITS[name]);
  };
  const field = (name: Name) => ({
    name,
    label: t(`fields.${name}`),
    value: values[name],
    error: errorOf(name),
    required: NEEDED.includes(name),
    onChange: (event: { currentTarget: { value: string } }) => form.change(name, event.currentTarget.value),
  });

  return (
    <>
      <p className={styles.noScripts}>{t('support:form.noScripts')}</p>
      <form
        ref={attach}
        className={styles.form}
        noValidate
        onSubmit={(event) =>
          form.submit(event, NEEDED, async ({ regionNumber, ...typed }) => {
            if (attached.length > MAX_FILES) return [{ field: ['documents'], code: 'TOO_MANY' }];
            const content = {
              ...typed,
              regionNumber: Number(regionNumber),
              ...(attached.length > 0 && { documents: attached }),
            };
            const sellerApply = await send({
              input: { ...content, language: schemaLanguage(language), idempotencyKey: keyOf(content) },
            });
            if (sellerApply.applicationNumber != null) setNumber(sellerApply.applicationNumber);
            return sellerApply.userErrors;
          })
        }
      >
        <h2 className={styles.title}>{t('shop')}</h2>
        <div className={styles.pair}>
          <Field {...field('shopName')} dir="auto" />
          <Field {...field('legalName')} autoComplete="organization" dir="auto" />
        </div>
        <div className={styles.pair}>
          <Field {...field('taxNumber')} hint={t('hints.taxNumber')} dir="ltr" spellCheck={false} />
          <Field as="select" {...field('regionNumber')}>
            <option value="">{t('choose')}</option>
            {regions.map((region) => (
              <option key={region.number} value={region.number}>
                {region.name}
              </option>
            ))}
          </Field>
        </div>
        <Field {...field('address')} autoComplete="street-address" dir="auto" />
        <Field as="textarea" {...field('message')} hint={t('hints.message')} rows={5} dir="auto" />
        <Field {...field('website')} inputMode="url" autoComplete="url" dir="ltr" spellCheck={false} />
        <h2 className={styles.title}>{t('documents.title')}</h2>
        <p>{t('documents.text')}</p>
        {KINDS.map((kind) => (
          <FilesField key={kind} files={documents[kind]} label={t(`documents.${kind}`)} />
        ))}
        {attached.length > MAX_FILES && (
          <p className={styles.failed} role="alert">
            {t('documents.many')}
          </p>
        )}
        <h2 className={styles.title}>{t('contact')}</h2>
        <Field {...field('contactName')} autoComplete="name" dir="auto" />
        <div className={styles.pair}>
          <Field {...field('email')} type="email" autoComplete="email" inputMode="email" dir="ltr" />
          <Field
            {...field('phone')}
            hint={t('hints.phone')}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            dir="ltr"
          />
        </div>
        {hasFailed && (
          <div className={styles.failed} role="alert">
            <h3 ref={result} tabIndex={-1} className={styles.failedTitle}>
              {t('failedTitle')}
            </h3>
            <p>{t(progress === 'limited' ? 'limited' : 'failed')}</p>
          </div>
        )}
        <p>{t('privacy')}</p>
        <Button type="submit" size="lg" busy={progress === 'sending' || isAttaching} className={styles.send}>
          {t(progress === 'sending' ? 'sending' : hasFailed ? 'retry' : 'send')}
        </Button>
      </form>
    </>
  );
}
