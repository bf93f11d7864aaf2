import { useEffect, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { Portal, Toast, Toaster, createToaster } from '@chakra-ui/react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { connectToasts } from '../toast.ts';
import {
  placeToast,
  TOAST_BOTTOM,
  TOAST_TOP,
  watchPresses,
  whenReleased,
  type ToastPlace,
} from '../toastPlace.ts';
import { Island } from './Island.tsx';

/** The toaster's positions are physical: the end of the line is the left in Arabic. */
const makeToaster = (place: ToastPlace, dir: 'ltr' | 'rtl') =>
  createToaster({
    placement: `${place}-${dir === 'rtl' ? 'start' : 'end'}`,
    overlap: true,
    max: 4,
    offsets: {
      top: `var(${TOAST_TOP}, 5.5rem)`,
      bottom: `var(${TOAST_BOTTOM}, 1rem)`,
      left: '1rem',
      right: '1rem',
    },
  });

type Shown = ReturnType<typeof makeToaster>;

/** The messages on screen, at the top or at the bottom. */
export default function Toasts() {
  const { t, dir } = useTranslation('common');
  const [toasters] = useState<Readonly<Record<ToastPlace, Shown>>>(() => ({
    top: makeToaster('top', dir),
    bottom: makeToaster('bottom', dir),
  }));
  useEffect(() => watchPresses(), []);
  useEffect(
    () =>
      connectToasts({
        show({ duration = 5000, isProduct, ...message }) {
          // Outside React's commit: the toaster flushes synchronously.
          queueMicrotask(() =>
            whenReleased(() => {
              const place = placeToast({ isProduct });
              toasters[place].create({ ...message, duration, closable: true });
            }),
          );
        },
        dismiss: (id) =>
          queueMicrotask(() => {
            for (const toaster of Object.values(toasters)) toaster.dismiss(id);
          }),
      }),
    [toasters],
  );
  return (
    <Island>
      {/* Beside the page: an open dialog hides the page with its content from screen readers. */}
      <Portal>
        {Object.entries(toasters).map(([place, toaster]) => (
          <Toaster key={place} toaster={toaster}>
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
        ))}
      </Portal>
    </Island>
  );
}
