import { Icon } from '../../design/Icon.tsx';
import { Logo } from '../../design/static/Logo.tsx';
import styles from './HeroLogo.module.css';
import { useRotation } from './useRotation.ts';

const FLIP_INTERVAL = 2000;

/** The shop's logo and the assistant's star, on the two sides of a card that turns over every 2 s. Decorative. */
export function HeroLogo({ running }: { running: boolean }) {
  const face = useRotation(2, FLIP_INTERVAL, running);
  return (
    <span className={styles.logo} data-face={face} aria-hidden="true">
      <span className={styles.card}>
        <span className={styles.front}>
          <Logo variant="square" decorative />
        </span>
        <span className={styles.back}>
          <Icon name="sparkles" size={32} />
        </span>
      </span>
    </span>
  );
}
