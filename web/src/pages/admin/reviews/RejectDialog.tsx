import { useState } from 'react';
import { MAX_REVIEW_REASON } from '../../../../../gateway/contract/rules/limits.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';

interface RejectDialogProps {
  /** How many reviews are rejected; 0: the dialog is closed. */
  readonly count: number;
  readonly isPending: boolean;
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}

/** The question before reviews are rejected: the reason, which their authors read. */
export function RejectDialog({ count, onClose, ...props }: RejectDialogProps) {
  const { t } = useTranslation('adminReviews');
  return (
    <Dialog isOpen={count > 0} onClose={onClose} title={t('rejectTitle', { count })} size="sm">
      {count > 0 && <RejectForm {...props} />}
    </Dialog>
  );
}

function RejectForm({ isPending, onReject }: Pick<RejectDialogProps, 'isPending' | 'onReject'>) {
  const { t } = useTranslation('adminReviews');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(reason.trim() === '');
        if (reason.trim() !== '') onReject(reason.trim());
      }}
    >
      <Field
        as="textarea"
        label={t('reason')}
        hint={t('reasonHint')}
        error={isMissing && reason.trim() === '' ? t('admin:problem.REQUIRED') : null}
        dir="auto"
        rows={3}
        maxLength={MAX_REVIEW_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" wide variant="danger" busy={isPending}>
        {t('reject')}
      </Button>
    </form>
  );
}
