import { useId } from 'react';
import type {
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { Icon } from '../Icon.tsx';
import { cx } from './cx.ts';
import styles from './Field.module.css';

interface FieldOwn {
  label: string;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  /** A line of help below. */
  hint?: ReactNode;
  /** Error text of the value; marks the control invalid and is announced. */
  error?: string | null;
  /** At the control's end: a unit, a button. */
  suffix?: ReactNode;
  /** What stands before a value that is read from left to right, in its own line: a country code. */
  prefix?: string;
  className?: string;
}

type Native<Attributes> = Omit<Attributes, 'className' | 'id' | 'prefix'> & FieldOwn;

/** A form control: `as` is its native element. */
export type FieldProps =
  | (Native<InputHTMLAttributes<HTMLInputElement>> & { as?: 'input'; ref?: Ref<HTMLInputElement> })
  | (Native<SelectHTMLAttributes<HTMLSelectElement>> & { as: 'select' })
  | (Native<TextareaHTMLAttributes<HTMLTextAreaElement>> & {
      as: 'textarea';
      ref?: Ref<HTMLTextAreaElement>;
    });

/** A label, a native control, help and error text, connected for screen readers. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  suffix,
  prefix,
  className,
  ...control
}: FieldProps) {
  const id = useId();
  const hasSuffix = suffix != null && suffix !== false;
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const shared = {
    // Our own prop, not an attribute of the native element.
    as: undefined,
    id,
    className: cx(styles.control, hasSuffix && styles.withSuffix, prefix !== undefined && styles.withPrefix),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': cx(hint != null && hintId, error && errorId) || undefined,
  };
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? styles.hidden : styles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        {prefix !== undefined && (
          <bdi dir="ltr" className={styles.prefix} aria-hidden>
            {prefix}
          </bdi>
        )}
        {control.as === 'select' ? (
          <>
            <select {...control} {...shared} className={cx(shared.className, styles.select)} />
            <Icon name="chevron-down" size={18} className={styles.chevron} />
          </>
        ) : control.as === 'textarea' ? (
          <textarea rows={4} {...control} {...shared} className={cx(shared.className, styles.area)} />
        ) : (
          <input {...control} {...shared} />
        )}
        {hasSuffix && <span className={styles.suffix}>{suffix}</span>}
      </div>
      {hint != null && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={errorId} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
