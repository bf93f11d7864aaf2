import { Field } from '../../../design/static/Field.tsx';
import type {
  CheckoutFieldName,
  CheckoutProblems,
  CheckoutValues,
  ContactFieldName,
} from '../../../features/checkout/checkoutDraft.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import styles from '../CheckoutPage.module.css';

interface ContactSectionProps {
  values: CheckoutValues;
  problems: CheckoutProblems;
  change: (name: CheckoutFieldName, value: string) => void;
  /** There is no session. */
  isGuest: boolean;
}

/** Error texts of fields with an invalid format. */
const SHAPES = { contactPhone: 'error.phone', contactEmail: 'error.email' } as const;

/** The buyer's fields. An account is offered, never required. */
export function ContactSection({ values, problems, change, isGuest }: ContactSectionProps) {
  const { t } = useTranslation('checkout');
  const errorOf = (name: ContactFieldName): string | null => {
    const problem = problems[name];
    if (problem === undefined) return null;
    const field = t(`contact.${name}`);
    if (problem === 'REQUIRED' && name !== 'contactEmail') return t(`required.${name}`);
    if (problem === 'TOO_LONG') return t('error.TOO_LONG', { field });
    return name === 'contactName' ? t('error.INVALID', { field }) : t(SHAPES[name]);
  };
  const field = (name: ContactFieldName) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  });
  return (
    <section className={styles.section} aria-labelledby="order-who">
      <h2 id="order-who" className={styles.title}>
        {t('contact.title')}
      </h2>
      {isGuest && (
        <p className={styles.text}>
          {t('contact.member')}{' '}
          <Link to={paths.login(paths.order())} className={styles.link}>
            {t('contact.login')}
          </Link>
        </p>
      )}
      <Field
        {...field('contactName')}
        label={t('contact.contactName')}
        required
        autoComplete="name"
        autoCapitalize="words"
        maxLength={120}
        dir="auto"
      />
      <div className={styles.pair}>
        <Field
          {...field('contactPhone')}
          label={t('contact.contactPhone')}
          hint={t('contact.phoneHint')}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          prefix="+216"
        />
        <Field
          {...field('contactEmail')}
          label={t('contact.emailOptional')}
          hint={t('contact.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          dir="ltr"
        />
      </div>
    </section>
  );
}
