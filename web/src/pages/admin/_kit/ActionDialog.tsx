import { useState, type ReactNode } from 'react';
import { MAX_REASON, MIN_REASON } from '../../../../../gateway/contract/rules/limits.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './ActionDialog.module.css';

interface ActionDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What follows from it. */
  readonly text: string;
  readonly submit: string;
  readonly isDanger?: boolean;
  readonly isPending: boolean;
  /** Without a reason: the action has none. */
  readonly hasReason?: boolean;
  /** Further fields. */
  readonly children?: ReactNode;
  /** `reason`: trimmed; empty where the action has none. */
  readonly onSubmit: (reason: string) => void;
}

/** The question before an action on an account, with the reason. */
export function ActionDialog({ isOpen, onClose, title, ...props }: ActionDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="sm">
      {isOpen && <ActionForm {...props} />}
    </Dialog>
  );
}

function ActionForm({
  text,
  submit,
  isDanger = false,
  isPending,
  hasReason = true,
  children,
  onSubmit,
}: Omit<ActionDialogProps, 'isOpen' | 'onClose' | 'title'>) {
  const { t } = useTranslation('adminPeople');
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const isMissing = hasReason && reason.trim().length < MIN_REASON;
        setShort(isMissing);
        if (!isMissing && !isPending) onSubmit(reason.trim());
      }}
    >
      <p>{text}</p>
      {children}
      {hasReason && (
        <Field
          as="textarea"
          data-autofocus={children === undefined || undefined}
          label={t('reason')}
          hint={t('reasonHint')}
          dir="auto"
          rows={2}
          maxLength={MAX_REASON}
          error={isShort && reason.trim().length < MIN_REASON ? t('admin:problem.TOO_SHORT') : null}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <Button type="submit" wide variant={isDanger ? 'danger' : 'primary'} busy={isPending}>
        {submit}
      </Button>
    </form>
  );
}
