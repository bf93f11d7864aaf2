import { Fragment } from 'react';
import styles from './Unbroken.module.css';

/** Isolated parts of a text: what `isolate` and `isolateCode` of i18n put around a number. */
const ISOLATED = /([\u2066\u2068][^\u2069]*\u2069)/;

/** A text whose isolated numbers and codes stay on one line: browsers break `CMD-26-000123-4` at its hyphens. */
export function Unbroken({ text }: { text: string }) {
  return text.split(ISOLATED).map((part, index) =>
    // Every second part is what the separator matched.
    index % 2 === 1 ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
