import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { onFirstToast } from './toast.ts';

/** The place of messages: put once, around no page in particular. What shows them is loaded with the first one. */
export function ToastHost() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      onFirstToast(() => {
        import('./chakra/Toasts.tsx').then(
          (module) => setToasts(() => module.default),
          // Without the code there is no message; the action itself has been done.
          () => undefined,
        );
      }),
    [],
  );
  return Toasts && <Toasts />;
}
