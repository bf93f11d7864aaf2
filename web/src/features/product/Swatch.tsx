import type { ProductColor } from '../../../../gateway/contract/rules/colors.ts';
import styles from './Swatch.module.css';

/**
 * Backgrounds of the colours of goods: the same in both themes, because the goods are. They are inline styles, since most pages show a few
 * of them and every page would carry the rules of all.
 */
const GROUNDS: Readonly<Record<ProductColor, string>> = {
  noir: '#1c1c1e',
  blanc: '#fff',
  gris: '#8e9196',
  rouge: '#cf2a27',
  bordeaux: '#6d1a2c',
  rose: '#f08fb3',
  orange: '#f08324',
  jaune: '#f7d038',
  vert: '#3c8d4f',
  turquoise: '#2fb8ac',
  bleu: '#2f6fd0',
  marine: '#1c2c54',
  violet: '#7a4bb3',
  marron: '#7a4b2c',
  beige: '#dcc7a1',
  doré: 'linear-gradient(135deg,#f3dc8b,#b8892b 60%,#e5c563)',
  argenté: 'linear-gradient(135deg,#f1f2f4,#a3a8b0 60%,#d9dce0)',
  multicolore: 'conic-gradient(#cf2a27,#f7d038,#3c8d4f,#2f6fd0,#7a4bb3,#cf2a27)',
};

/** A disc in a product's colour. Decorative: the colour's name is written next to it. */
export function Swatch({ color }: { color: string }) {
  return (
    <span
      className={styles.swatch}
      style={{ background: (GROUNDS as Readonly<Record<string, string>>)[color] }}
      aria-hidden
    />
  );
}
