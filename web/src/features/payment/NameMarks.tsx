import styles from './PaymentMarks.module.css';

interface NameMarksProps {
  readonly names: readonly string[];
  /** Text that names the list, for screen readers. */
  readonly label?: string;
}

/** Names of cards or carriers, each in a small frame, set in our own type. */
export function NameMarks({ names, label }: NameMarksProps) {
  return (
    <ul className={styles.marks} aria-label={label}>
      {names.map((name) => (
        <li key={name} className={styles.mark}>
          <bdi translate="no">{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
