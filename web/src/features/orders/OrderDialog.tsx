import type { ReactNode } from 'react';
import { Dialog } from '../../design/chakra/Dialog.tsx';
import { Button } from '../../design/static/Button.tsx';
import { Field } from '../../design/static/Field.tsx';
import styles from './OrderDialog.module.css';

interface OrderDialogProps {
  isOpen: boolean;
  onClose: () => void;
  role?: 'alertdialog';
  title: string;
  /** Label of the button that changes nothing. */
  keep: string;
  confirm: string;
  isDangerous?: boolean;
  isUnderWay: boolean;
  /** null: it cannot be done. */
  onConfirm: (() => void) | null;
  /** An alternative action. */
  otherwise?: ReactNode;
  /** An optional note of the shopper. */
  note: {
    readonly name: string;
    readonly label: string;
    readonly maxLength: number;
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
  /** Why it failed; null: no failure. */
  problem: string | null;
  children: ReactNode;
}

/** Confirms an action on an order or a sub-order. */
export function OrderDialog({
  isOpen,
  onClose,
  role,
  title,
  keep,
  confirm,
  isDangerous = false,
  isUnderWay,
  onConfirm,
  otherwise,
  note: { onChange, ...note },
  problem,
  children,
}: OrderDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role={role}
      title={title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {keep}
          </Button>
          {onConfirm === null ? (
            otherwise
          ) : (
            <Button variant={isDangerous ? 'danger' : 'primary'} busy={isUnderWay} onClick={onConfirm}>
              {confirm}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {children}
        {onConfirm !== null && (
          <Field
            as="textarea"
            rows={2}
            dir="auto"
            {...note}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
        <div role="alert">{problem !== null && <p className={styles.problem}>{problem}</p>}</div>
      </div>
    </Dialog>
  );
}

/** The message for the shopper why an order was not changed. */
export function problemOf(errors: readonly { readonly code: string }[]): 'limited' | 'late' | 'failed' {
  const has = (wanted: string) => errors.some(({ code }) => code === wanted);
  return has('RATE_LIMITED') ? 'limited' : has('CONFLICT') ? 'late' : 'failed';
}
