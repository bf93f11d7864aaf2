import styles from './Expander.module.css';

/** The summary of a `<details>` as a plus that turns into a minus, at the end of the line that it expands; `label` is its name. */
export function Expander({ label }: { label: string }) {
  return <summary className={styles.expander} aria-label={label} />;
}
