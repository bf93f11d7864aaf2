import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { onFirstToast } from './toast.ts';

/** Renders toasts; mounted once, outside of any page. The code loads with the first toast. */
export function ToastHost() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      onFirstToast(() => {
        import('./chakra/Toasts.tsx').then(
          (module) => setToasts(() => module.default),
          // Without the code there is no toast; the action itself succeeded.
          () => undefined,
        );
      }),
    [],
  );
  return Toasts && <Toasts />;
}
