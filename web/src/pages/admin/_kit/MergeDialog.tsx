import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './MergeDialog.module.css';

interface MergeDialogProps {
  /** What is merged, and then exists no more. */
  readonly name: string;
  readonly targets: readonly { readonly id: string; readonly label: string }[];
  /** What would follow. */
  readonly impact: ReactNode;
  /** What becomes of it, by the name of the target. Default: it disappears, and its address leads there. */
  readonly text?: (into: string) => string;
  readonly isPending: boolean;
  readonly onMerge: (intoId: string) => void;
  readonly onClose: () => void;
}

/** The question before a merge: into what, what follows, and that it cannot be undone. */
export function MergeDialog({ name, targets, impact, text, isPending, onMerge, onClose }: MergeDialogProps) {
  const { t } = useTranslation('adminCategories');
  const [intoId, setIntoId] = useState('');
  const [isSure, setIsSure] = useState(false);
  const into = targets.find(({ id }) => id === intoId);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('merge.title', { name })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="danger"
            busy={isPending}
            disabled={into === undefined || !isSure}
            onClick={() => onMerge(intoId)}
          >
            {t('merge.do')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Field
          as="select"
          label={t('merge.into')}
          value={intoId}
          onChange={({ target }) => setIntoId(target.value)}
        >
          <option value="">{t('merge.choose')}</option>
          {targets.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Field>
        <h3 className={styles.heading}>{t('merge.follows')}</h3>
        {impact}
        {into !== undefined && (
          <p>{text?.(into.label) ?? t('merge.text', { name, into: into.label.trim() })}</p>
        )}
        <label className={styles.sure}>
          <input type="checkbox" checked={isSure} onChange={({ target }) => setIsSure(target.checked)} />
          {t('merge.final')}
        </label>
      </div>
    </Dialog>
  );
}
