
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import styles from './FooterCategories.module.css';

/** A category with what is known of the levels below it. */
export interface FooterCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly subCategories?: readonly FooterCategory[];
}

interface FooterCategoryNodeProps {
  category: FooterCategory;
  /** Slugs of the categories above it. */
  above: readonly string[];
  /** Told when it is first opened. */
  onExpand: () => void;
}

/** One category with its link and, where there is something below it, a +/- expander. Works without scripts. */
export function FooterCategoryNode({ category, above, onExpand }: FooterCategoryNodeProps) {
  const { t } = useTranslation('layout');
  const path = [...above, category.slug];
  return (
    <li className={styles.node}>
      <Link className={styles.link} to={paths.category(path)}>
        {category.name}
      </Link>
      {category.subCategories && category.subCategories.length > 0 ? (
        <details className={styles.details} onToggle={onExpand}>
          <summary className={styles.expander} aria-label={t('footer.expand', { name: category.name })} />
          <ul className={styles.branch}>
            {category.subCategories.map((sub) => (
              <FooterCategoryNode key={sub.id} category={sub} above={path} onExpand={onExpand} />
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}
