import { Expander } from '../../design/static/Expander.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import styles from './FooterCategories.module.css';

/** A category with its sub-categories; undefined while they are unknown. */
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
  /** It has sub-categories, loaded or not. */
  isExpandable: boolean;
  /** The sub-categories failed to load. */
  failed: boolean;
  /** Called when it is opened: loads the sub-categories, again after a failure. */
  onExpand: () => void;
}

/** One category with its link and, if it has sub-categories, an expander. */
export function FooterCategoryNode({
  category,
  above,
  isExpandable,
  failed,
  onExpand,
}: FooterCategoryNodeProps) {
  const { t } = useTranslation('layout');
  const path = [...above, category.slug];
  const { subCategories } = category;
  return (
    <li className={styles.node}>
      <Link className={styles.link} to={paths.category(path)}>
        {category.name}
      </Link>
      {isExpandable ? (
        <details className={styles.details} onToggle={onExpand}>
          <Expander label={t('categories.expand', { name: category.name })} />
          {subCategories ? (
            <ul className={styles.branch}>
              {subCategories.map((sub) => (
                <FooterCategoryNode
                  key={sub.id}
                  category={sub}
                  above={path}
                  isExpandable={(sub.subCategories?.length ?? 0) > 0}
                  failed={failed}
                  onExpand={onExpand}
                />
              ))}
            </ul>
          ) : (
            <div className={styles.branch} aria-busy={!failed}>
              {failed ? (
                <p role="alert">
                  {t('categories.failed')}{' '}
                  <button className={styles.retry} type="button" onClick={onExpand}>
                    {t('categories.retry')}
                  </button>
                </p>
              ) : (
                <Skeleton height="132px" />
              )}
            </div>
          )}
        </details>
      ) : null}
    </li>
  );
}
