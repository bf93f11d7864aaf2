import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './InlineCell.module.css';

interface InlineCellProps {
  /** What is edited: `Prix de Tapis berbère`. */
  readonly label: string;
  /** The value as it is typed. */
  readonly text: string;
  /** The value as it is read. */
  readonly children: ReactNode;
  /** Default: a text of figures. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** What the field takes. Default: figures. */
  readonly kind?: 'figure' | 'text';
  /** Saves the value; resolves to why it was not saved, or null. */
  readonly onSave: (text: string) => Promise<string | null>;
}

/**
 * A value of a list that is edited in its cell and saved alone. Enter and leaving the field save, Escape leaves it as it was; what
 * was not saved stays in the field with the reason.
 */
export function InlineCell({ label, text, children, options, kind = 'figure', onSave }: InlineCellProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  /** What is typed; null: it is not edited. */
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const close = (withFocus: boolean): void => {
    flushSync(() => {
      setTyped(null);
      setProblem(null);
    });
    if (withFocus) button.current?.focus();
  };
  const save = async (value: string, withFocus: boolean): Promise<void> => {
    if (isSaving) return;
    if (value.trim() === text) {
      close(withFocus);
      return;
    }
    setSaving(true);
    const refused = await onSave(value.trim());
    setSaving(false);
    if (refused === null) close(withFocus);
    else setProblem(refused);
  };
  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        className={styles.value}
        title={t('list.edit', { name: label })}
        onClick={() => setTyped(text)}
      >
        {children}
      </button>
    );
  const control = {
    'aria-label': label,
    'aria-invalid': problem === null ? undefined : true,
    'aria-describedby': problem === null ? undefined : id,
    'aria-busy': isSaving || undefined,
    className: styles.control,
    value: typed,
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that had the focus
    autoFocus: true,
    onBlur: () => {
      if (problem === null) void save(typed, false);
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'Enter') {
        event.preventDefault();
        void save(typed, true);
      } else if (event.key === 'Escape') {
        event.stopPropagation();
        close(true);
      }
    },
  };
  return (
    <span className={styles.editing}>
      {options === undefined ? (
        <input
          {...control}
          {...(kind === 'figure'
            ? { inputMode: 'decimal' as const, dir: 'ltr' as const }
            : { dir: 'auto' as const })}
          autoComplete="off"
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(null);
          }}
        />
      ) : (
        <select
          {...control}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(null);
            void save(target.value, true);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {problem !== null && (
        <span id={id} className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
