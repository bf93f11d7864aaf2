import { useState } from 'react';
import { graphql } from 'react-relay';
import { jobFiles } from '../../../../../gateway/contract/rules/jobs.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { FileButton } from '../_kit/FileButton.tsx';
import { useFollowing } from '../_kit/useFollowing.ts';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import styles from './CategoriesPage.module.css';
import { CategoryChoice } from './CategoryChoice.tsx';
import { CategoryEditor } from './CategoryEditor.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { NewCategory } from './NewCategory.tsx';
import { placeOf, treeOf, type Place } from './tree.ts';
import type { AdminCategoriesPageMutation } from './__generated__/AdminCategoriesPageMutation.graphql.ts';
import type { AdminCategoriesPageQuery } from './__generated__/AdminCategoriesPageQuery.graphql.ts';

const TOPICS = ['categories', 'products'];

interface BranchesProps {
  readonly openId: string | undefined;
  readonly newBelow: string | null | undefined;
}

/** The tree, and beside it the category that is open. */
function Branches({ openId, newBelow }: BranchesProps) {
  const { t } = useTranslation('adminCategories');
  const navigate = useNavigate();
  const { can } = useStaff();
  const [isChoosing, setIsChoosing] = useState(false);
  const [asked, setAsked] = useState<{ readonly id: string; readonly place: Place } | null>(null);
  const { adminCategories } = useAdminQuery<AdminCategoriesPageQuery>(
    graphql`
      query AdminCategoriesPageQuery {
        adminCategories {
          id
          version
          name
          parentId
          following {
            total
          }
          ...CategoryTree_categories
          ...CategoryChoice_categories
        }
      }
    `,
    {},
    adminFreshness.list,
    ['categories'],
  );
  const categories = present(adminCategories);
  const tree = treeOf(categories);
  useFollowing(
    categories.some(({ following }) => following != null),
    'categories',
  );
  const { run, isPending } = useAdminMutation<AdminCategoriesPageMutation>(
    graphql`
      mutation AdminCategoriesPageMutation($input: AdminCategoryMoveInput!) {
        adminCategoryMove(input: $input) {
          category {
            id
            version
            parentId
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    TOPICS,
  );
  const move = (id: string, version: number, place: Place): void => {
    const before = placeOf(tree, id);
    void run(
      { input: { id, version, ...place } },
      {
        done: t('move.done', { name: tree.get(id)?.name ?? '' }),
        undo: ({ category }) => {
          if (category != null) move(id, category.version, before);
        },
      },
    );
    setAsked(null);
  };
  const onMove = (id: string, place: Place): void => {
    const entry = tree.get(id);
    if (entry === undefined) return;
    // Another order among the same siblings concerns nothing else.
    if ((entry.parentId ?? null) === place.parentId) move(id, entry.version, place);
    else setAsked({ id, place });
  };
  const isEditing = openId !== undefined || newBelow !== undefined;
  return (
    <div className={cx(styles.columns, isEditing && styles.isEditing)}>
      <section className={styles.tree} aria-busy={isPending}>
        {can('CATALOGUE_BULK') && categories.length > 0 && !isChoosing && (
          <Button size="sm" variant="secondary" onClick={() => setIsChoosing(true)}>
            {t('choice.open')}
          </Button>
        )}
        {categories.length === 0 ? (
          <EmptyState
            icon={<Icon name="layout-grid" size={32} />}
            title={t('empty.title')}
            text={t('empty.text')}
          />
        ) : isChoosing ? (
          <CategoryChoice categories={categories} onClose={() => setIsChoosing(false)} />
        ) : (
          <CategoryTree
            key={categories.length}
            categories={categories}
            openId={openId}
            canMove={can('CATALOGUE')}
            onOpen={(id) => navigate(adminPaths.category(id), { preventScrollReset: true })}
            onMove={onMove}
          />
        )}
      </section>
      <section className={styles.editor}>
        {newBelow !== undefined ? (
          <NewCategory
            key={newBelow}
            parent={newBelow === null ? null : (tree.get(newBelow) ?? null)}
            onCreated={(id) => navigate(adminPaths.category(id))}
          />
        ) : openId === undefined ? (
          <p className={styles.hint}>{t('tree.choose')}</p>
        ) : (
          <AdminBoundary resetKey={openId} fallback={<Skeleton height="30rem" radius="lg" />}>
            <CategoryEditor key={openId} id={openId} entries={categories} onMove={onMove} />
          </AdminBoundary>
        )}
      </section>
      {asked !== null && (
        <MoveDialog
          id={asked.id}
          parentName={asked.place.parentId === null ? null : (tree.get(asked.place.parentId)?.name ?? '')}
          onMove={(version) => move(asked.id, version, asked.place)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** The tree of categories with the editor of one of them. */
export default function AdminCategoriesPage({ params, url }: ScreenProps) {
  const { t } = useTranslation('adminCategories');
  const title = useTitle();
  const { can } = useStaff();
  const id = params['id'] || undefined;
  const isNew = id === 'new';
  return (
    <>
      <PageHeader
        title={title}
        {...(id !== undefined && {
          back: { to: adminPaths.categories(), label: t('admin:menu.categories') },
        })}
        actions={
          <>
            <FileButton of={jobFiles.export('categories')}>{t('adminImport:export')}</FileButton>
            {can('CATALOGUE_BULK') && (
              <ButtonLink size="sm" variant="secondary" to={adminPaths.import('CATEGORIES_IMPORT')}>
                {t('adminImport:open')}
              </ButtonLink>
            )}
            {can('CATALOGUE') && (
              <ButtonLink size="sm" to={adminPaths.category('new')} icon={<Icon name="plus" size={18} />}>
                {t('new.open')}
              </ButtonLink>
            )}
          </>
        }
      />
      <AdminBoundary fallback={<Skeleton height="24rem" radius="lg" />}>
        <Branches
          openId={isNew ? undefined : id}
          newBelow={isNew ? url.searchParams.get('below') : undefined}
        />
      </AdminBoundary>
    </>
  );
}
