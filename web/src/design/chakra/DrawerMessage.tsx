import { useEffect, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../static/IconButton.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { connectToasts, type ToastMessage } from '../toast.ts';
import styles from './DrawerMessage.module.css';

/**
 * The latest message while a drawer is open: a line of its own above the drawer's footer, where it covers nothing and moves no
 * pressed control.
 */
export function DrawerMessage() {
  const { t } = useTranslation('common');
  const [message, setMessage] = useState<ToastMessage>();
  useEffect(
    () =>
      connectToasts({
        show: setMessage,
        dismiss: (id) => setMessage((shown) => (shown?.id === id ? undefined : shown)),
      }),
    [],
  );
  useEffect(() => {
    const duration = message?.duration ?? 5000;
    if (message === undefined || duration === Number.POSITIVE_INFINITY) return undefined;
    const timer = setTimeout(() => setMessage(undefined), duration);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <output className={styles.place}>
      {message && (
        <div className={styles.message} data-type={message.type}>
          <div className={styles.words}>
            <p className={styles.title}>{message.title}</p>
            {message.description !== undefined && <p>{message.description}</p>}
          </div>
          {message.action && (
            <button type="button" className={styles.action} onClick={message.action.onClick}>
              {message.action.label}
            </button>
          )}
          <IconButton
            label={t('toast.close')}
            icon={<Icon name="x" size={18} />}
            onClick={() => setMessage(undefined)}
            variant="plain"
            quiet
          />
        </div>
      )}
    </output>
  );
}
