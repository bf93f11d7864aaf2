import { graphql, useFragment } from 'react-relay';
import { Field } from '../../../design/static/Field.tsx';
import { useRegions } from '../../../features/address/regions.ts';
import { FALLBACK } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { dayStart, tunisLocal } from '../_kit/days.ts';
import { Card } from '../_kit/Detail.tsx';
import { LanguageTabs, OtherTextField } from '../_kit/LanguageTabs.tsx';
import { NO_TEXTS, showTexts, textsInput, textsOf, type OtherTexts } from '../_kit/otherTexts.ts';
import { PictureField } from '../_kit/PictureField.tsx';
import { SaveBar } from '../_kit/SaveBar.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useEditor } from '../_kit/useEditor.tsx';
import styles from './SellerPage.module.css';
import type { SellerForm_seller$key } from './__generated__/SellerForm_seller.graphql.ts';
import type { SellerFormMutation } from './__generated__/SellerFormMutation.graphql.ts';

type Changes = SellerFormMutation['variables']['input']['changes'];

/** Texts of the form in French, with the fields of the same text in the other languages. */
const LONG_TEXTS = [
  ['description', 'descriptions'],
  ['returnPolicy', 'returnPolicies'],
] as const;

/** A percentage as it is typed, such as `12,5`, as the gateway takes it: `12.50`. What is none is sent as it is. */
const percentOf = (typed: string): string => {
  const plain = typed.trim().replace(',', '.');
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(plain) ? Number(plain).toFixed(2) : plain;
};

/** The profile of a seller. Contact data and commissions are edited by the roles that may. */
export function SellerForm({ seller: key }: { readonly seller: SellerForm_seller$key }) {
  const { t } = useTranslation('adminSellers');
  const { can } = useStaff();
  const regions = useRegions();
  const { id, name, slug, profile } = useFragment(
    graphql`
      fragment SellerForm_seller on AdminSeller {
        id
        name
        slug
        profile {
          version
          legalName
          taxNumber
          contactName
          phone
          email
          address
          region {
            number
          }
          logoUrl
          coverUrl
          description
          descriptions {
            en
            de
            tn
          }
          returnPolicy
          returnPolicies {
            en
            de
            tn
          }
          preparationHours
          commissionRate
          commissionFreeUntil
        }
      }
    `,
    key,
  );
  const { run, isPending } = useAdminMutation<SellerFormMutation>(
    graphql`
      mutation SellerFormMutation($input: AdminSellerUpdateInput!) {
        adminSellerUpdate(input: $input) {
          seller {
            ...SellerPage_seller
          }
          current {
            ...SellerPage_seller
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
    ['sellers', 'seller'],
  );
  const { form, errorOf, refuse, dialog } = useEditor({
    loaded: {
      name,
      slug,
      legalName: profile?.legalName ?? '',
      taxNumber: profile?.taxNumber ?? '',
      contactName: profile?.contactName ?? '',
      phone: profile?.phone ?? '',
      email: profile?.email ?? '',
      address: profile?.address ?? '',
      regionNumber: profile?.region.number ?? 1,
      description: profile?.description ?? '',
      returnPolicy: profile?.returnPolicy ?? '',
      descriptions: profile == null ? NO_TEXTS : textsOf(profile.descriptions),
      returnPolicies: profile == null ? NO_TEXTS : textsOf(profile.returnPolicies),
      preparationHours: String(profile?.preparationHours ?? 0),
      commissionRate: profile?.commissionRate ?? '',
      commissionFreeUntil:
        profile?.commissionFreeUntil == null ? '' : tunisLocal(profile.commissionFreeUntil).slice(0, 10),
      logoUrl: profile?.logoUrl ?? null,
      coverUrl: profile?.coverUrl ?? null,
    },
    label: (field) => t(`field.${field}`),
    show: (field, value) =>
      field === 'regionNumber'
        ? regions.find(({ number }) => number === value)?.name
        : field === 'descriptions' || field === 'returnPolicies'
          ? showTexts(value as OtherTexts)
          : undefined,
    save: (changes) => save(changes),
  });
  const { values, set } = form;
  const save = (changes: Partial<typeof values>): void => {
    const { preparationHours, commissionRate, commissionFreeUntil, descriptions, returnPolicies, ...same } =
      changes;
    const sent: Changes = {
      ...same,
      ...(descriptions !== undefined && { descriptions: textsInput(descriptions) }),
      ...(returnPolicies !== undefined && { returnPolicies: textsInput(returnPolicies) }),
      ...(preparationHours !== undefined && { preparationHours: Number(preparationHours) }),
      ...(commissionRate !== undefined && { commissionRate: percentOf(commissionRate) }),
      ...(commissionFreeUntil !== undefined && { commissionFreeUntil: dayStart(commissionFreeUntil) }),
    };
    const cleared = Object.fromEntries(
      LONG_TEXTS.filter(([field]) => sent[field] === '').map(([field]) => [field, null]),
    );
    void run(
      { input: { id, version: profile?.version ?? 0, changes: { ...sent, ...cleared } } },
      { done: t('form.saved'), hasFields: true, onDone: () => form.saved(changes), onRefused: refuse },
    );
  };
  const canEdit = can('SELLERS_DECIDE');
  const canContact = canEdit && can('PEOPLE_CONTACT');
  const canCommission = canEdit && can('SELLERS_COMMISSION');
  const text = (
    field: 'name' | 'slug' | 'legalName' | 'taxNumber' | 'contactName' | 'phone' | 'email' | 'address',
    maxLength: number,
    more: { readonly disabled?: boolean; readonly dir?: 'ltr' | 'auto'; readonly hint?: string } = {},
  ) => (
    <Field
      label={t(`field.${field}`)}
      maxLength={maxLength}
      dir="auto"
      error={errorOf(field)}
      value={values[field]}
      onChange={({ target }) => set(field, target.value)}
      {...more}
    />
  );
  return (
    <>
      <Card title={t('form.business')}>
        <fieldset className={styles.form} disabled={!canEdit}>
          {text('name', 80)}
          {text('slug', 120, { dir: 'ltr', hint: t('form.slugHint') })}
          {text('legalName', 120)}
          {text('taxNumber', 40, { dir: 'ltr' })}
          {text('contactName', 120, { disabled: !canContact })}
          {text('phone', 20, { disabled: !canContact, dir: 'ltr' })}
          {text('email', 120, { disabled: !canContact, dir: 'ltr' })}
          {text('address', 200)}
          <Field
            as="select"
            label={t('field.regionNumber')}
            error={errorOf('regionNumber')}
            value={String(values.regionNumber)}
            onChange={({ target }) => set('regionNumber', Number(target.value))}
          >
            {regions.map((region) => (
              <option key={region.number} value={region.number}>
                {region.name}
              </option>
            ))}
          </Field>
        </fieldset>
      </Card>
      <Card title={t('form.shop')}>
        <fieldset className={styles.form} disabled={!canEdit}>
          <LanguageTabs
            isMissing={(one) =>
              LONG_TEXTS.some(([french, others]) => values[french] !== '' && values[others][one] === '')
            }
            error={errorOf('descriptions') ?? errorOf('returnPolicies')}
          >
            {(one) =>
              LONG_TEXTS.map(([french, others]) =>
                one === FALLBACK ? (
                  <Field
                    key={french}
                    as="textarea"
                    label={t(`field.${french}`)}
                    lang="fr"
                    dir="auto"
                    rows={6}
                    maxLength={2_000}
                    error={errorOf(french)}
                    value={values[french]}
                    onChange={({ target }) => set(french, target.value)}
                  />
                ) : (
                  <OtherTextField
                    key={french}
                    isLong
                    label={t(`field.${french}`)}
                    language={one}
                    french={values[french]}
                    maxLength={2_000}
                    error={errorOf(others)}
                    texts={values[others]}
                    onChange={(texts) => set(others, texts)}
                  />
                ),
              )
            }
          </LanguageTabs>
          <Field
            label={t('field.preparationHours')}
            hint={t('form.preparationHint')}
            type="number"
            inputMode="numeric"
            min={0}
            max={240}
            error={errorOf('preparationHours')}
            value={values.preparationHours}
            onChange={({ target }) => set('preparationHours', target.value)}
          />
          <PictureField
            label={t('form.logo')}
            folder="SELLERS_LOGOS"
            value={values.logoUrl}
            error={errorOf('logoUrl')}
            onChange={(address) => set('logoUrl', address)}
          />
          <PictureField
            label={t('form.cover')}
            folder="SELLERS_COVERS"
            value={values.coverUrl}
            error={errorOf('coverUrl')}
            onChange={(address) => set('coverUrl', address)}
          />
        </fieldset>
      </Card>
      <Card title={t('form.commission')}>
        <fieldset className={styles.form} disabled={!canCommission}>
          <Field
            label={t('field.commissionRate')}
            hint={t('form.commissionHint')}
            dir="ltr"
            inputMode="decimal"
            error={errorOf('commissionRate')}
            value={values.commissionRate}
            onChange={({ target }) => set('commissionRate', target.value)}
          />
          <Field
            label={t('field.commissionFreeUntil')}
            hint={t('form.freeHint')}
            type="date"
            error={errorOf('commissionFreeUntil')}
            value={values.commissionFreeUntil}
            onChange={({ target }) => set('commissionFreeUntil', target.value)}
          />
        </fieldset>
      </Card>
      {canEdit && <SaveBar form={form} isPending={isPending} onSave={() => save(form.changes)} />}
      {dialog}
    </>
  );
}
