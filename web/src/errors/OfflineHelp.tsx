import { useState } from 'react';
import { Icon } from '../design/Icon.tsx';
import { Button, ButtonLink } from '../design/static/Button.tsx';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Link } from '../navigation/Link.tsx';
import { readVisited } from './visited.ts';
import { paths } from '../paths.ts';
import styles from './ErrorFallback.module.css';
import own from './OfflineHelp.module.css';

export interface OfflineHelpProps {
  readonly onRefresh: () => void;
}

/** In place of a page that is not cached and cannot be loaded: what happened, and what still works. */
export function OfflineHelp({ onRefresh }: OfflineHelpProps) {
  const { t, language } = useTranslation('offline');
  const [visited] = useState(() =>
    readVisited().filter((page) => page.language === language && page.path !== location.pathname),
  );
  return (
    <div className={styles.fallback} role="alert">
      <p className={styles.face} aria-hidden>
        <Icon name="cloud-off" size={40} />
      </p>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.apology}>{t('text')}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.cart()} variant="secondary" icon={<Icon name="shopping-cart" size={18} />}>
          {t('cart')}
        </ButtonLink>
        <Button onClick={onRefresh} icon={<Icon name="rotate-cw" size={18} />}>
          {t('errors:refresh')}
        </Button>
      </div>
      {visited.length > 0 && (
        <nav className={own.visited} aria-label={t('visited')}>
          <h2 className={own.heading}>{t('visited')}</h2>
          <ul>
            {visited.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} className={own.link} dir="auto">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
