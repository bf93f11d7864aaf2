import { Icon } from '../../../design/Icon.tsx';
import {
  groupOf,
  textPageGroups,
  textPages,
  type TextPageName,
} from '../../../../../gateway/contract/rules/text-pages.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import styles from './RelatedPages.module.css';

/** The other pages of the same group. */
export function RelatedPages({ name }: { name: TextPageName }) {
  const { t } = useTranslation('pages');
  const others = textPageGroups[groupOf(name)].filter((other) => other !== name);
  return (
    <nav aria-labelledby="related-title" className={styles.related}>
      <h2 id="related-title" className={styles.title}>
        {t('related')}
      </h2>
      <ul className={styles.list}>
        {others.map((other) => (
          <li key={other}>
            <Link to={textPages[other]} className={styles.link}>
              {t(`links.${other}`)}
              <Icon name="arrow-right" size={18} className={styles.sign} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
