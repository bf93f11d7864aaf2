import { useEffect, useRef } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { Button } from '../../design/static/Button.tsx';
import { Field } from '../../design/static/Field.tsx';
import { formatNumber, isolateCode } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { FilesField } from '../files/FilesField.tsx';
import { CATEGORIES, type Category, type Draft, type FieldName } from './ticketDraft.ts';
import styles from './TicketForm.module.css';
import { useTicketForm } from './useTicketForm.ts';

interface TicketFormProps {
  /** Initial values. */
  start?: Partial<Draft>;
  /** It is not about an order: neither category nor order number are shown. */
  short?: boolean;
}

const EMPTY: Draft = {
  name: '',
  email: '',
  phone: '',
  category: 'OTHER',
  subject: '',
  message: '',
  orderNumber: '',
};

/** Fields with a text of their own about their format. */
const SHAPE_TEXTS = { email: 'error.email', phone: 'error.phone', orderNumber: 'error.order' } as const;

function hasShapeText(name: FieldName): name is keyof typeof SHAPE_TEXTS {
  return Object.hasOwn(SHAPE_TEXTS, name);
}

/** The form that opens a ticket. */
export function TicketForm({ start, short = false }: TicketFormProps) {
  const { t, language } = useTranslation('support');
  const { form, draft, problems, progress, files, submit, change, another } = useTicketForm({
    ...EMPTY,
    ...start,
  });
  const result = useRef<HTMLHeadingElement>(null);
  const { state } = progress;
  // The form is replaced, or shows its failure below: that receives the focus.
  useEffect(() => {
    if (state === 'sent' || state === 'failed' || state === 'limited') result.current?.focus();
  }, [state]);

  if (progress.state === 'sent') {
    return (
      <div className={styles.sent}>
        <span className={styles.mark}>
          <Icon name="check" size={28} />
        </span>
        <h2 ref={result} tabIndex={-1} className={styles.title}>
          {t('sent.title')}
        </h2>
        <p className={styles.number}>{t('sent.number', { number: isolateCode(progress.number) })}</p>
        <p>{t('sent.text', { email: isolateCode(draft.email.trim()) })}</p>
        <Button variant="secondary" onClick={another}>
          {t('form.another')}
        </Button>
      </div>
    );
  }

  const labels: Readonly<Record<FieldName, string>> = {
    name: t('form.name'),
    email: t('form.email'),
    phone: t('form.phone'),
    subject: t('form.subject'),
    message: t('form.message'),
    orderNumber: t('form.order'),
  };
  const errorOf = (name: FieldName): string | null => {
    const problem = problems[name];
    if (problem === undefined) return null;
    const field = labels[name].replace(/\s*\(.*\)$/, '');
    if (problem.code === 'INVALID' && hasShapeText(name)) return t(SHAPE_TEXTS[name], { field });
    return t(`error.${problem.code}`, { field, n: formatNumber(problem.limit ?? 0, language) });
  };
  const text = (name: FieldName) => ({
    name,
    label: labels[name],
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  });

  return (
    <>
      <p className={styles.noScripts}>{t('form.noScripts')}</p>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.pair}>
          <Field {...text('name')} autoComplete="name" required />
          <Field {...text('email')} type="email" autoComplete="email" inputMode="email" required dir="ltr" />
        </div>
        <div className={styles.pair}>
          <Field {...text('phone')} type="tel" autoComplete="tel" inputMode="tel" dir="ltr" />
          {!short && (
            <Field
              as="select"
              label={t('form.category')}
              name="category"
              value={draft.category}
              onChange={(event) => change('category', event.currentTarget.value as Category)}
            >
              {CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {t(`category.${category}`)}
                </option>
              ))}
            </Field>
          )}
        </div>
        {!short && <Field {...text('orderNumber')} hint={t('form.orderHint')} dir="ltr" />}
        <Field {...text('subject')} required dir="auto" />
        <Field as="textarea" {...text('message')} rows={6} required dir="auto" />
        <FilesField files={files} />
        {(state === 'failed' || state === 'limited') && (
          <div className={styles.failed} role="alert">
            <h3 ref={result} tabIndex={-1} className={styles.failedTitle}>
              {t('failed.title')}
            </h3>
            <p>{t(state === 'limited' ? 'failed.limited' : 'failed.text')}</p>
          </div>
        )}
        <Button type="submit" size="lg" busy={state === 'sending' || files.isBusy} className={styles.send}>
          {state === 'sending'
            ? t('form.sending')
            : state === 'failed' || state === 'limited'
              ? t('form.retry')
              : t('form.send')}
        </Button>
      </form>
    </>
  );
}
