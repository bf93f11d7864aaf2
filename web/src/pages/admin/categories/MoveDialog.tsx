import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Impact } from '../_kit/Impact.tsx';
import { adminFreshness } from '../freshness.ts';
import styles from './CategoriesPage.module.css';
import type { MoveDialogQuery } from './__generated__/MoveDialogQuery.graphql.ts';

interface MoveDialogProps {
  readonly id: string;
  /** null: the top level. */
  readonly parentName: string | null;
  readonly onMove: (version: number) => void;
  readonly onClose: () => void;
}

function Question({ id, parentName, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('adminCategories');
  const { adminCategory } = useAdminQuery<MoveDialogQuery>(
    graphql`
      query MoveDialogQuery($id: ID!) {
        adminCategory(id: $id) {
          name
          version
          impact {
            ...Impact_impact
          }
        }
      }
    `,
    { id },
    adminFreshness.never,
    ['categories'],
  );
  if (adminCategory == null) return <p>{t('problem.gone')}</p>;
  const { name, version, impact } = adminCategory;
  return (
    <div className={styles.form}>
      <p>{parentName === null ? t('move.askTop', { name }) : t('move.ask', { name, parent: parentName })}</p>
      <Impact impact={impact} />
      <p>{t('move.consequence')}</p>
      <Button onClick={() => onMove(version)}>{t('move.do')}</Button>
      <Button variant="secondary" onClick={onClose}>
        {t('common:cancel')}
      </Button>
    </div>
  );
}

/** What follows a category to its new place, before it is moved. */
export function MoveDialog(props: MoveDialogProps) {
  const { t } = useTranslation('adminCategories');
  return (
    <Dialog isOpen onClose={props.onClose} title={t('move.title')} role="alertdialog" size="sm">
      <AdminBoundary fallback={<Skeleton height="10rem" radius="lg" />}>
        <Question {...props} />
      </AdminBoundary>
    </Dialog>
  );
}
