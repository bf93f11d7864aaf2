import type { ReactNode } from 'react';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';

interface ConfirmDialogProps {
  readonly onClose: () => void;
  readonly title: string;
  /** The button that goes on. */
  readonly submit: string;
  readonly isDanger?: boolean;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  /** What follows from it. */
  readonly children: ReactNode;
}

/** The question before an action that needs no reason; shown as long as it is mounted. */
export function ConfirmDialog({
  onClose,
  title,
  submit,
  isDanger = false,
  isPending,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      role="alertdialog"
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} busy={isPending} onClick={onConfirm}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
