import { useEffect, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { Portal, Toast, Toaster, createToaster } from '@chakra-ui/react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { connectToasts } from '../toast.ts';
import { Island } from './Island.tsx';

/** The toaster's placements are physical: the end of the line is the left in Arabic. */
const makeToaster = (dir: 'ltr' | 'rtl') =>
  createToaster({
    placement: dir === 'rtl' ? 'top-start' : 'top-end',
    overlap: true,
    max: 4,
    offsets: { top: '5.5rem', bottom: '1rem', left: '1rem', right: '1rem' },
  });

/** The messages on screen. */
export default function Toasts() {
  const { t, dir } = useTranslation('common');
  const [toaster] = useState(() => makeToaster(dir));
  useEffect(
    () =>
      connectToasts({
        show({ duration = 5000, ...message }) {
          // Outside React's commit: the toaster flushes what it shows at once.
          queueMicrotask(() => toaster.create({ ...message, duration, closable: true }));
        },
        dismiss: (id) => queueMicrotask(() => toaster.dismiss(id)),
      }),
    [toaster],
  );
  return (
    <Island>
      {/* Beside the page: an open dialog hides the page, and all in it, from screen readers. */}
      <Portal>
        <Toaster toaster={toaster}>
          {(message) => (
            <Toast.Root>
              <div>
                <Toast.Title>{message.title}</Toast.Title>
                {message.description && <Toast.Description>{message.description}</Toast.Description>}
              </div>
              {message.action && <Toast.ActionTrigger>{message.action.label}</Toast.ActionTrigger>}
              <Toast.CloseTrigger aria-label={t('toast.close')}>
                <Icon name="x" size={18} />
              </Toast.CloseTrigger>
            </Toast.Root>
          )}
        </Toaster>
      </Portal>
    </Island>
  );
}
