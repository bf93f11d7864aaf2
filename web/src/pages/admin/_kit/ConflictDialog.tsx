import { useState, type ReactNode } from 'react';
import { cx } from '../../../design/static/cx.ts';
import { Button } from '../../../design/static/Button.tsx';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import table from './Table.module.css';
import styles from './ConflictDialog.module.css';
import { FieldValue } from './FieldValue.tsx';
import { formatInstant } from './format.tsx';
import type { Values } from './useEditForm.ts';

/** A field that two people changed. */
export interface Conflict<Form extends Values> {
  readonly name: keyof Form & string;
  readonly label: string;
  readonly changedBy?: string | null;
  readonly changedAt?: string | null;
}

interface ConflictDialogProps<Form extends Values> {
  /** Fields that both changed; null: there is no conflict. */
  readonly conflicts: readonly Conflict<Form>[] | null;
  /** Before either change. */
  readonly base: Form;
  /** As it is now. */
  readonly theirs: Form;
  /** As it was typed here. */
  readonly mine: Form;
  /** Shows a value whose meaning the field knows; undefined, and by default: `FieldValue` does. */
  readonly show?: (name: keyof Form & string, value: unknown) => ReactNode;
  readonly onClose: () => void;
  /** Gets the values to save on the present version. */
  readonly onResolve: (values: Form) => void;
}

/**
 * The question after `STALE`: for each field that both changed, whose value is saved. Fields that only one of them changed need
 * no question. Nothing is overwritten before it is answered.
 */
export function ConflictDialog<Form extends Values>({
  conflicts,
  base,
  theirs,
  mine,
  show: named,
  onClose,
  onResolve,
}: ConflictDialogProps<Form>) {
  const { t } = useTranslation('admin');
  const [isTheirs, setTheirs] = useState<Readonly<Record<string, boolean>>>({});
  const fields = conflicts ?? [];
  const show = (name: keyof Form & string, value: unknown): ReactNode =>
    named?.(name, value) ?? <FieldValue value={value} />;
  const resolve = (): void => {
    const kept = Object.fromEntries(
      fields.flatMap(({ name }) => (isTheirs[name] === true ? [[name, theirs[name]]] : [])),
    );
    onResolve({ ...mine, ...kept });
  };
  return (
    <Dialog
      isOpen={conflicts !== null}
      onClose={onClose}
      title={t('conflict.title')}
      role="alertdialog"
      size="lg"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button onClick={resolve}>{t('conflict.save')}</Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <div className={styles.scroll} hidden={fields.length === 0}>
        <table className={cx(table.table, table.texts)}>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.base')}</th>
              <th scope="col">{t('conflict.theirs')}</th>
              <th scope="col">{t('conflict.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, label, changedBy, changedAt }) => (
              <tr key={name}>
                <th scope="row">
                  {label}
                  {changedBy != null && (
                    <span className={styles.who}>
                      <bdi>{changedBy}</bdi> {changedAt != null && formatInstant(changedAt)}
                    </span>
                  )}
                </th>
                <td>{show(name, base[name])}</td>
                <Choice
                  name={name}
                  isChosen={isTheirs[name] === true}
                  onChoose={() => setTheirs((before) => ({ ...before, [name]: true }))}
                >
                  {show(name, theirs[name])}
                </Choice>
                <Choice
                  name={name}
                  isChosen={isTheirs[name] !== true}
                  onChoose={() => setTheirs((before) => ({ ...before, [name]: false }))}
                >
                  {show(name, mine[name])}
                </Choice>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** A value that may be the one to save. */
function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its control has one
    <td>
      <label className={styles.choice}>
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
        <span>{children}</span>
      </label>
    </td>
  );
}
