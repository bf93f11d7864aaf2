import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';

import { Button } from '../../design/static/Button.tsx';
import { toast } from '../../design/toast.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './NewsletterForm.module.css';

const load = () => import('./subscribe.ts');
const preload = () => void load().catch(() => undefined);

interface NewsletterFormProps {
  /** Look of its button. */
  variant?: 'primary' | 'secondary';
  /** Called after an outcome, good or bad. */
  onDone?: () => void;
}

/** The newsletter's form with its benefits. */
export function NewsletterForm({ variant = 'primary', onDone }: NewsletterFormProps) {
  const { t } = useTranslation('newsletter');
  const environment = useRelayEnvironment();
  const id = useId();
  const [busy, setBusy] = useState(false);

  // The form is in every page's footer: the code that validates and sends loads with the first use.
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const email = form.querySelector('input')?.value ?? '';
    setBusy(true);
    void load()
      .then(({ subscribe }) => subscribe(environment, email))
      .catch(() => 'failed' as const)
      .then((outcome) => {
        setBusy(false);
        const malformed = outcome === 'malformed';
        toast({
          type: malformed ? 'info' : outcome === 'sent' ? 'success' : 'error',
          title: t(`${outcome}.title`),
          description: t(`${outcome}.text`),
          duration: 5000,
        });
        if (malformed) form.querySelector('input')?.focus();
        else {
          if (outcome === 'sent') form.reset();
          onDone?.();
        }
        return outcome;
      });
  };

  return (
    // `dialog`: submitted before its code is loaded, it does nothing, instead of putting the address into the page's URL.
    <form className={styles.form} method="dialog" noValidate onSubmit={onSubmit}>
      <label htmlFor={id} className={styles.label}>
        {t('label')}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          name="email"
          onFocus={preload}
          // Not `email`: browsers hide that one's spaces from the page.
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          placeholder={t('placeholder')}
          aria-describedby={`${id}p`}
          onInput={({ currentTarget: field }) => {
            const trimmed = field.value.trim();
            if (trimmed !== field.value) field.value = trimmed;
          }}
        />
        <Button type="submit" variant={variant} busy={busy}>
          {t('submit')}
        </Button>
      </div>
      <p id={`${id}p`} className={styles.promise}>
        {t('promise')}
      </p>
    </form>
  );
}
