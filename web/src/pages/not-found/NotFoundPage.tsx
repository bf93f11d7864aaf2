import { Icon } from '../../design/Icon.tsx';
import { Button } from '../../design/static/Button.tsx';
import { Logo } from '../../design/static/Logo.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Form, Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead } from '../../page/page.ts';
import styles from './NotFoundPage.module.css';

/** Head of every path without content. */
export function notFoundHead({ t }: HeadInput): PageHead {
  return { title: t('notFound:title'), noIndex: true };
}

/** Page of an unknown path: a search box and links to popular pages. */
export function NotFound() {
  const { t } = useTranslation('notFound');
  const links = [
    { to: paths.home(), label: t('home') },
    { to: paths.allProducts(), label: t('allProducts') },
    { to: paths.category(['high-tech']), label: t('highTech') },
    { to: paths.category(['mode']), label: t('fashion') },
    { to: paths.category(['maison-jardin']), label: t('homeAndGarden') },
  ];
  return (
    <div className={styles.page}>
      <p className={styles.code} aria-hidden>
        4
        <span className={styles.logo}>
          <Logo variant="square" />
        </span>
        4
      </p>
      <h1 className={styles.heading}>{t('heading')}</h1>
      <p className={styles.text}>{t('text')}</p>
      <search className={styles.search}>
        <Form action={paths.search()} className={styles.form}>
          <input
            type="search"
            name="q"
            required
            maxLength={200}
            className={styles.input}
            aria-label={t('searchLabel')}
            placeholder={t('searchPlaceholder')}
          />
          <Button type="submit" icon={<Icon name="search" size={18} />}>
            {t('searchButton')}
          </Button>
        </Form>
      </search>
      <nav aria-labelledby="not-found-links" className={styles.links}>
        <h2 id="not-found-links" className={styles.linksTitle}>
          {t('popular')}
        </h2>
        <ul className={styles.list}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
