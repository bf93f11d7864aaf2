import { useState } from 'react';
import { graphql } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { isolate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import styles from '../OrderPlacedPage.module.css';
import type { OpenAccountMutation } from './__generated__/OpenAccountMutation.graphql.ts';

interface OpenAccountProps {
  /** Of the order's secret link. */
  token: string;
  /** The order's e-mail address. */
  email: string;
}

/** Opens an account with the contact of a visitor's order by one tap; its password is set by a link sent to the address. */
export function OpenAccount({ token, email }: OpenAccountProps) {
  const { t } = useTranslation('checkout');
  const { send } = useMutation<OpenAccountMutation>(graphql`
    mutation OpenAccountMutation($input: AccountOpenInput!) {
      accountOpen(input: $input) {
        isSent
        userErrors {
          code
        }
      }
    }
  `);
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'limited' | 'failed'>('idle');
  const open = async (): Promise<void> => {
    setState('sending');
    try {
      const { isSent, userErrors } = await send({ input: { orderToken: token } });
      const isLimited = userErrors.some(({ code }) => code === 'RATE_LIMITED');
      setState(isSent ? 'sent' : isLimited ? 'limited' : 'failed');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.account}>
      <h2 className={styles.subtitle}>{t('account.title')}</h2>
      <p>{t('account.text', { email: isolate(email) })}</p>
      <output className={cx(state === 'sent' && styles.sent)}>
        {state === 'sent' && (
          <>
            <Icon name="check" size={20} />
            {t('account.sent', { email: isolate(email) })}
          </>
        )}
        {(state === 'limited' || state === 'failed') && t(`account.${state}`)}
      </output>
      {state !== 'sent' && (
        <Button
          variant="secondary"
          icon={<Icon name="circle-user-round" size={18} />}
          busy={state === 'sending'}
          onClick={() => void open()}
        >
          {t('account.open')}
        </Button>
      )}
    </div>
  );
}
