import type { InputHTMLAttributes } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card } from '../_kit/Detail.tsx';
import { History } from '../_kit/History.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { SaveBar } from '../_kit/SaveBar.tsx';
import { useTitle } from '../_kit/title.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useEditor } from '../_kit/useEditor.tsx';
import { adminFreshness } from '../freshness.ts';
import { TaxPeriods } from './TaxPeriods.tsx';
import styles from './SettingsPage.module.css';
import type { SettingsPage_settings$key } from './__generated__/SettingsPage_settings.graphql.ts';
import type { SettingsPageMutation } from './__generated__/SettingsPageMutation.graphql.ts';
import type { SettingsPageQuery } from './__generated__/SettingsPageQuery.graphql.ts';

type Changes = SettingsPageMutation['variables']['input']['changes'];

const LINKS = ['sellerSite', 'messagingApp', 'messenger', 'appStore', 'playStore'] as const;
const SOCIAL = ['facebook', 'instagram', 'tiktok', 'youtube', 'linkedin', 'x'] as const;
/** Numbers with their limits. Only the first may be empty. */
const NUMBERS = {
  unconfirmedDays: [1, 60],
  unconfirmedTries: [0, 20],
  callAttempts: [1, 20],
  confirmationHours: [1, 720],
  noAnswerMinutes: [5, 1_440],
} as const;
const NUMBER_NAMES = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[];
/** Texts about the company and how to contact the shop. */
const FACTS = [
  'shopEmail',
  'opensAt',
  'closesAt',
  'companyName',
  'companyRegister',
  'companyTaxNumber',
  'companyAddress',
] as const;
/** Lists of names, typed with commas between them. */
const MARKS = ['carrierMarks', 'paymentMarks'] as const;
/** Days of the week. */
const DAYS = ['workingDays', 'openDays'] as const;
const isDays = (name: string): boolean => DAYS.some((one) => one === name);
/** Longest list of marks: eight names of 30 characters, with what separates them. */
const MARKS_LENGTH = 8 * (30 + 2);
/** The names of a list as it is typed, also with Arabic commas. */
const namesIn = (typed: string): string[] =>
  typed
    .split(/[,،]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const CARRIERS = ['SERVICE', 'SIMULATOR', 'NONE'] as const;

/** The settings of the shop. */
export default function SettingsPage() {
  const { adminSettings, adminTaxPeriods } = useAdminQuery<SettingsPageQuery>(
    graphql`
      query SettingsPageQuery {
        adminSettings {
          ...SettingsPage_settings
        }
        adminTaxPeriods {
          ...TaxPeriods_periods
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['settings'],
  );
  return (
    <div className={styles.page}>
      <Settings settings={present(adminSettings)} />
      <TaxPeriods periods={present(adminTaxPeriods)} />
      <History of={{ entity: 'shop_settings', entityId: '1' }} />
    </div>
  );
}

function Settings({ settings: key }: { readonly settings: SettingsPage_settings$key }) {
  const { t } = useTranslation('adminShop');
  const title = useTitle();
  const { version, fixed, carrier, ...stored } = useFragment(
    graphql`
      fragment SettingsPage_settings on AdminSettings {
        version
        fixed
        carrier
        sellerSite
        messagingApp
        messenger
        shopPhone
        appStore
        playStore
        facebook
        instagram
        tiktok
        youtube
        linkedin
        x
        unconfirmedDays
        unconfirmedTries
        callAttempts
        confirmationHours
        noAnswerMinutes
        workingDays
        shopEmail
        openDays
        opensAt
        closesAt
        companyName
        companyRegister
        companyTaxNumber
        companyAddress
        carrierMarks
        paymentMarks
      }
    `,
    key,
  );
  const { run, isPending } = useAdminMutation<SettingsPageMutation>(
    graphql`
      mutation SettingsPageMutation($input: AdminSettingsUpdateInput!) {
        adminSettingsUpdate(input: $input) {
          settings {
            ...SettingsPage_settings
          }
          current {
            ...SettingsPage_settings
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
    ['settings', 'audit'],
  );
  const { form, errorOf, refuse, dialog } = useEditor({
    loaded: {
      sellerSite: stored.sellerSite ?? '',
      messagingApp: stored.messagingApp ?? '',
      messenger: stored.messenger ?? '',
      shopPhone: stored.shopPhone ?? '',
      appStore: stored.appStore ?? '',
      playStore: stored.playStore ?? '',
      facebook: stored.facebook ?? '',
      instagram: stored.instagram ?? '',
      tiktok: stored.tiktok ?? '',
      youtube: stored.youtube ?? '',
      linkedin: stored.linkedin ?? '',
      x: stored.x ?? '',
      unconfirmedDays: stored.unconfirmedDays == null ? '' : String(stored.unconfirmedDays),
      unconfirmedTries: String(stored.unconfirmedTries),
      callAttempts: String(stored.callAttempts),
      confirmationHours: String(stored.confirmationHours),
      noAnswerMinutes: String(stored.noAnswerMinutes),
      workingDays: stored.workingDays,
      shopEmail: stored.shopEmail ?? '',
      openDays: stored.openDays,
      opensAt: stored.opensAt ?? '',
      closesAt: stored.closesAt ?? '',
      companyName: stored.companyName ?? '',
      companyRegister: stored.companyRegister ?? '',
      companyTaxNumber: stored.companyTaxNumber ?? '',
      companyAddress: stored.companyAddress ?? '',
      carrierMarks: stored.carrierMarks.join(', '),
      paymentMarks: stored.paymentMarks.join(', '),
    },
    label: (field) => t(`adminAudit:field.${field}`),
    show: (field, value) =>
      isDays(field) && Array.isArray(value)
        ? WEEK.filter((day) => value.includes(day))
            .map((day) => t(`day.${day}`))
            .join(', ')
        : undefined,
    save: (changes) => save(changes),
  });
  const { values, set } = form;
  type Values = typeof values;
  const save = (changes: Partial<Values>): void => {
    const numbers = Object.fromEntries(
      NUMBER_NAMES.flatMap((name) => {
        const typed = changes[name];
        return typed === undefined ? [] : [[name, typed.trim() === '' ? null : Number(typed)]];
      }),
    );
    const texts = Object.fromEntries(
      ([...LINKS, ...SOCIAL, ...FACTS, 'shopPhone'] as const).flatMap((name) => {
        const typed = changes[name];
        return typed === undefined ? [] : [[name, typed.trim() || null]];
      }),
    );
    const lists = Object.fromEntries(
      MARKS.flatMap((name) => {
        const typed = changes[name];
        return typed === undefined ? [] : [[name, namesIn(typed)]];
      }),
    );
    const days = Object.fromEntries(
      DAYS.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name]]])),
    );
    const sent: Changes = { ...texts, ...numbers, ...lists, ...days };
    void run(
      { input: { version, changes: sent } },
      { done: t('saved'), hasFields: true, onDone: () => form.saved(changes), onRefused: refuse },
    );
  };
  const mark = <Badge tone="neutral">{t('environment')}</Badge>;
  const field = (
    name: Exclude<keyof Values, (typeof DAYS)[number]>,
    hint: string | undefined,
    more: InputHTMLAttributes<HTMLInputElement>,
  ) => {
    const isFixed = fixed.includes(name);
    return (
      <Field
        key={name}
        dir="ltr"
        {...more}
        label={t(`adminAudit:field.${name}`)}
        disabled={isFixed}
        hint={
          isFixed ? (
            <>
              {mark} {hint}
            </>
          ) : (
            hint
          )
        }
        error={errorOf(name)}
        value={values[name]}
        onChange={({ target }) => set(name, target.value)}
      />
    );
  };
  const dayBoxes = (name: (typeof DAYS)[number], note?: string) => (
    <fieldset className={styles.days}>
      <legend>{t(`adminAudit:field.${name}`)}</legend>
      {WEEK.map((day) => (
        <label key={day} className={styles.day}>
          <input
            type="checkbox"
            checked={values[name].includes(day)}
            onChange={({ target }) =>
              set(
                name,
                WEEK.filter((one) => (one === day ? target.checked : values[name].includes(one))),
              )
            }
          />
          {t(`day.${day}`)}
        </label>
      ))}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <p className={styles.error} aria-live="polite">
        {errorOf(name)}
      </p>
    </fieldset>
  );
  const known = oneOf(CARRIERS, carrier);
  return (
    <div className={styles.page}>
      <PageHeader title={title} text={t('text')} />
      <Card title={t('links')}>
        <fieldset className={styles.form}>
          <p className={styles.note}>{t('linksText')}</p>
          {field('shopPhone', t('hint.shopPhone'), { type: 'tel', maxLength: 20 })}
          {LINKS.map((name) => field(name, t(`hint.${name}`), { type: 'url', maxLength: 500 }))}
        </fieldset>
      </Card>
      <Card title={t('social')}>
        <fieldset className={styles.form}>
          <p className={styles.note}>{t('socialText')}</p>
          {SOCIAL.map((name) => field(name, undefined, { type: 'url', maxLength: 500 }))}
        </fieldset>
      </Card>
      <Card title={t('contact')}>
        <fieldset className={styles.form}>
          <p className={styles.note}>{t('contactText')}</p>
          {field('shopEmail', t('hint.shopEmail'), { type: 'email', maxLength: 254 })}
          {field('opensAt', undefined, { type: 'time' })}
          {field('closesAt', undefined, { type: 'time' })}
          {dayBoxes('openDays')}
        </fieldset>
      </Card>
      <Card title={t('company')}>
        <fieldset className={styles.form}>
          <p className={styles.note}>{t('companyText')}</p>
          {field('companyName', undefined, { maxLength: 120, dir: 'auto' })}
          {field('companyRegister', undefined, { maxLength: 40 })}
          {field('companyTaxNumber', undefined, { maxLength: 40 })}
          {field('companyAddress', undefined, { maxLength: 200, dir: 'auto' })}
        </fieldset>
      </Card>
      <Card title={t('marks')}>
        <fieldset className={styles.form}>
          <p className={styles.note}>{t('marksText')}</p>
          {MARKS.map((name) => field(name, undefined, { maxLength: MARKS_LENGTH, dir: 'auto' }))}
        </fieldset>
      </Card>
      <Card title={t('desk')}>
        <fieldset className={styles.form}>
          {NUMBER_NAMES.map((name) =>
            field(name, t(`hint.${name}`), {
              type: 'number',
              inputMode: 'numeric',
              min: NUMBERS[name][0],
              max: NUMBERS[name][1],
            }),
          )}
        </fieldset>
      </Card>
      <Card title={t('delivery')}>
        <fieldset className={styles.form}>
          <Field
            label={t('carrier.label')}
            disabled
            hint={mark}
            value={known === undefined ? '' : t(`carrier.${known}`)}
            readOnly
          />
          {dayBoxes('workingDays', t('workingDaysText'))}
        </fieldset>
      </Card>
      <SaveBar form={form} isPending={isPending} onSave={() => save(form.changes)} />
      {dialog}
    </div>
  );
}
