import { useEffect, useMemo, useState, type ComponentProps } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';

import { Icon } from '../../design/Icon.tsx';
import { Picture } from '../../design/static/Picture.tsx';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import styles from './CategoryPanelContent.module.css';
import { createHoverIntent } from './hoverIntent.ts';
import type { CategoryTree } from './loadCategoryTree.ts';

interface PanelProps {
  id: string;
  variant: 'page' | 'menu';
  /** Of the top category. */
  name: string;
  path: readonly string[];
  /** Events of a pointer or the focus over it, which hold it open. */
  isOver: Pick<ComponentProps<'section'>, 'onPointerEnter' | 'onFocus'>;
  /** undefined while the tree loads. */
  category: CategoryTree | undefined;
  failed: boolean;
  onRetry: () => void;
  onLeave: () => void;
}

type ContentProps = Pick<PanelProps, 'category' | 'failed' | 'onRetry' | 'onLeave'> & {
  parentPath: readonly string[];
};

/** The panel beside the list: a link to the top category, and its sub-categories. */
export default function CategoryPanelContent({ id, variant, name, path, isOver, ...rest }: PanelProps) {
  const { t } = useTranslation('layout');
  return (
    <section id={id} className={styles.panel} data-variant={variant} aria-label={name} {...isOver}>
      <Link className={styles.title} to={paths.category(path)} onClick={rest.onLeave}>
        {t('categories.seeAll', { name })}
        <Icon name="chevron-right" className={styles.chevron} size={18} />
      </Link>
      <Content key={path.join('/')} parentPath={path} {...rest} />
    </section>
  );
}

/** The sub-categories of one top category in four columns; hovering one shows the levels below it in two columns. */
function Content(props: ContentProps) {
  const { parentPath, category, failed, onRetry, onLeave } = props;
  const { t } = useTranslation('layout');
  const [openId, setOpenId] = useState<string | null>(null);
  const intent = useMemo(() => createHoverIntent<string>(setOpenId), []);
  useEffect(() => intent.dispose, [intent]);

  if (failed) {
    return (
      <p className={styles.note} role="alert">
        {t('categories.failed')}{' '}
        <button className={styles.retry} type="button" onClick={onRetry}>
          {t('categories.retry')}
        </button>
      </p>
    );
  }
  if (!category) {
    return (
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <span key={index} className={styles.skeleton} />
        ))}
      </div>
    );
  }
  if (category.subCategories.length === 0) return <p className={styles.note}>{t('categories.noSub')}</p>;

  // The flyout stays open while the pointer or the focus is over it.
  const over = { onPointerEnter: intent.stay, onFocus: intent.stay };
  const open = category.subCategories.find((sub) => sub.id === openId);
  return (
    <div className={styles.halves} data-open={open !== undefined} onPointerLeave={() => intent.leave()}>
      <ul className={styles.grid}>
        {category.subCategories.map((sub) => (
          <li key={sub.id}>
            <Link
              className={styles.sub}
              to={paths.category([...parentPath, sub.slug])}
              data-current={sub.id === openId}
              onPointerEnter={() => (sub.subCategories.length > 0 ? intent.enter(sub.id) : intent.leave())}
              onFocus={() => (sub.subCategories.length > 0 ? intent.enter(sub.id) : intent.close())}
              onClick={onLeave}
            >
              <span className={styles.picture}>
                <Picture src={sub.image?.url ?? null} alt="" sizes="72px" widths={[96, 160]} ratio="1" />
              </span>
              <span className={styles.name}>{sub.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {open ? (
        <ul className={styles.flyout} aria-label={open.name} {...over}>
          {open.subCategories.map((third) => (
            <li key={third.id}>
              <Link
                className={styles.third}
                to={paths.category([...parentPath, open.slug, third.slug])}
                onClick={onLeave}
              >
                {third.name}
              </Link>
              {third.subCategories.map((fourth) => (
                <div key={fourth.id}>
                  <Link
                    className={styles.deep}
                    to={paths.category([...parentPath, open.slug, third.slug, fourth.slug])}
                    onClick={onLeave}
                  >
                    {fourth.name}
                  </Link>
                  {fourth.subCategories.map((fifth) => (
                    <Link
                      key={fifth.id}
                      className={styles.deepest}
                      to={paths.category([...parentPath, open.slug, third.slug, fourth.slug, fifth.slug])}
                      onClick={onLeave}
                    >
                      {fifth.name}
                    </Link>
                  ))}
                </div>
              ))}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
