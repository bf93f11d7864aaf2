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
  /** Of the button that leaves all as it is. */
  keep: string;
  confirm: string;
  isDangerous?: boolean;
  isUnderWay: boolean;
  /** null: it cannot be done. */
  onConfirm: (() => void) | null;
  /** What can be done in its place. */
  otherwise?: ReactNode;
  /** What the shopper may add in their own words. */
  note: {
    readonly name: string;
    readonly label: string;
    readonly maxLength: number;
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
  /** Why it did not work; null: nothing went wrong. */
  problem: string | null;
  children: ReactNode;
}

/** Asks before something is done with an order or a part of it. */
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

/** Why an order stayed as it was, of what can be said to the shopper. */
export function problemOf(errors: readonly { readonly code: string }[]): 'limited' | 'late' | 'failed' {
  const has = (wanted: string) => errors.some(({ code }) => code === wanted);
  return has('RATE_LIMITED') ? 'limited' : has('CONFLICT') ? 'late' : 'failed';
}
