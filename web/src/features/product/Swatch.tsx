import { cx } from '../../design/static/cx.ts';
import styles from './Swatch.module.css';

/** A disc in a product's colour. Decorative: the colour's name is written next to it. */
export function Swatch({ color, large = false }: { color: string; large?: boolean }) {
  return <span className={cx(styles.swatch, large && styles.large)} data-color={color} aria-hidden />;
}
