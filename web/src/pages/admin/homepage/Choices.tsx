import { cx } from '../../../design/static/cx.ts';
import styles from './HomepagePage.module.css';

interface ChoicesProps<Value extends string> {
  /** For screen readers. */
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** A choice among a few, all of which are seen. */
export function Choices<Value extends string>({
  label,
  values,
  value,
  nameOf,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.spoken}>{label}</legend>
      {values.map((one) => (
        <button
          key={one}
          type="button"
          className={cx(styles.choice, one === value && styles.chosen)}
          aria-pressed={one === value}
          onClick={() => onChange(one)}
        >
          {nameOf(one)}
        </button>
      ))}
    </fieldset>
  );
}
