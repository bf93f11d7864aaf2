import type { PictureWidth } from '../../../../gateway/contract/rules/pictures.ts';
import { cx } from '../../design/static/cx.ts';
import { Picture } from '../../design/static/Picture.tsx';
import styles from './BrandLogo.module.css';

interface BrandLogoProps {
  name: string;
  /** URL of the logo, which is the brand's word mark; null if it has none. */
  logo: string | null | undefined;
  /** The name is written next to it as well. */
  decorative?: boolean;
  sizes: string;
  widths: readonly PictureWidth[];
  ratio?: string;
  priority?: boolean;
  className?: string;
}

/** A brand's logo. If it is missing or fails to load, the brand's name is shown as text. */
export function BrandLogo({ name, logo, decorative = false, className, ...picture }: BrandLogoProps) {
  return (
    <Picture
      {...picture}
      src={logo}
      alt={decorative ? '' : name}
      fit="contain"
      className={cx(styles.logo, className)}
      fallback={<bdi className={styles.name}>{name}</bdi>}
    />
  );
}
