import type { ComponentProps } from 'react';
import { Button } from './static/Button.tsx';
import type { Overlay } from './useOverlay.ts';

interface DialogButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'busy' | 'onClick' | 'onFocus' | 'onPointerEnter'
> {
  dialog: Pick<Overlay<never>, 'isLoading' | 'preload' | 'show'>;
}

/** A button that opens a dialog, whose code is loaded when a pointer or the focus comes near. */
export function DialogButton({ dialog, ...props }: DialogButtonProps) {
  return (
    <Button
      aria-haspopup="dialog"
      {...props}
      busy={dialog.isLoading}
      onPointerEnter={dialog.preload}
      onFocus={dialog.preload}
      onClick={dialog.show}
    />
  );
}
