import { Icon } from '../../../design/Icon.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { menuItemsOf } from '../menu.ts';
import styles from './HomePage.module.css';

/** What can be read; an API with the core reads alone counts no pending work. */
export default function CoreHomePage() {
  const { t } = useTranslation('admin');
  useTitle();
  const staff = useStaff();
  return (
    <>
      <PageHeader title={t('home.hello', { name: staff.person.firstName })} />
      <ul className={styles.cards}>
        {menuItemsOf(staff)
          .filter(({ path }) => path !== adminPaths.home())
          .map(({ path, icon, label }) => (
            <li key={path}>
              <Link to={path} preload={false} className={styles.card}>
                <Icon name={icon} size={22} />
                <span className={styles.label}>{t(label)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
}
