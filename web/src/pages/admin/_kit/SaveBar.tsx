import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useShortcuts } from './keys.tsx';
import styles from './SaveBar.module.css';
import type { EditForm, Values } from './useEditForm.ts';

interface SaveBarProps<Form extends Values> {
  readonly form: Pick<EditForm<Form>, 'count' | 'reset'> & Partial<Pick<EditForm<Form>, 'found'>>;
  readonly isPending: boolean;
  readonly onSave: () => void;
}

/** The bar of a detail with unsaved changes; Ctrl+S saves, too. Those of an interrupted visit are offered here. */
export function SaveBar<Form extends Values>({ form, isPending, onSave }: SaveBarProps<Form>) {
  const { t } = useTranslation('admin');
  const { count, reset, found } = form;
  useShortcuts([
    {
      keys: 'mod+s',
      label: t('keys.save'),
      run: () => {
        if (count > 0 && !isPending) onSave();
      },
    },
  ]);
  return (
    <section className={styles.place} aria-label={t('save.label')}>
      <output className={styles.text}>
        {count > 0 ? t('save.unsaved', { count }) : found != null && t('save.found', { count: found.count })}
      </output>
      {found != null && (
        <>
          <Button variant="ghost" size="sm" onClick={found.discard}>
            {t('save.discard')}
          </Button>
          <Button size="sm" onClick={found.restore}>
            {t('save.restore')}
          </Button>
        </>
      )}
      {count > 0 && (
        <>
          <Button variant="ghost" size="sm" onClick={reset}>
            {t('common:cancel')}
          </Button>
          <Button size="sm" busy={isPending} onClick={onSave}>
            {t('keys.save')}
          </Button>
        </>
      )}
    </section>
  );
}
