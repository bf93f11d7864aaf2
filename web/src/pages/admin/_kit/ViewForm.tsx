import { useState } from 'react';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { problemKey, type Problem } from './useAdminMutation.ts';
import { useStaff } from './staff.tsx';
import { useViewChanges } from './useViewChanges.ts';
import styles from './ViewForm.module.css';
import type { View, ViewContent } from './views.ts';

/** Most characters of a view's name. */
const MAX_NAME = 60;

interface ViewFormProps {
  readonly list: string;
  /** The view to rename or share; null: a new one. */
  readonly view: View | null;
  /** What the view is to save. */
  readonly content: ViewContent;
  readonly onClose: () => void;
  readonly onSaved: (id: string) => void;
}

/** Asks for the name of a view, whether the list opens with it and whether all admins see it. */
export default function ViewForm({ list, view, content, onClose, onSaved }: ViewFormProps) {
  const { t } = useTranslation('admin');
  const { can } = useStaff();
  const { save, isPending } = useViewChanges(list);
  const [name, setName] = useState(view?.name ?? '');
  const [isDefault, setDefault] = useState(view?.isDefault ?? false);
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [problem, setProblem] = useState<string | null>(null);
  const refused = ([first]: readonly Problem[]): void => {
    if (first !== undefined)
      setProblem(first.code === 'CONFLICT' ? t('views.tooMany') : t(problemKey(first.code)));
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(view === null ? 'views.new' : 'views.edit')} size="sm">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') setProblem(t(problemKey('REQUIRED')));
          else save({ ...content, name: name.trim(), isDefault, isShared }, view, { done: onSaved, refused });
        }}
      >
        <Field
          label={t('views.name')}
          maxLength={MAX_NAME}
          autoComplete="off"
          error={problem}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(null);
          }}
        />
        {view?.isOwn !== false && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isDefault}
              onChange={({ target }) => setDefault(target.checked)}
            />
            {t('views.makeDefault')}
          </label>
        )}
        {can('VIEWS_SHARE') && (
          <label className={styles.check}>
            <input type="checkbox" checked={isShared} onChange={({ target }) => setShared(target.checked)} />
            {t('views.share')}
          </label>
        )}
        {view === null && <p className={styles.hint}>{t('views.hint')}</p>}
        <Button type="submit" busy={isPending}>
          {t('views.save')}
        </Button>
      </form>
    </Dialog>
  );
}
