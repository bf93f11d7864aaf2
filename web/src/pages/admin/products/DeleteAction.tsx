import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { Instant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import styles from './AdminProductPage.module.css';
import type { DeleteAction_product$key } from './__generated__/DeleteAction_product.graphql.ts';
import type { DeleteActionMutation } from './__generated__/DeleteActionMutation.graphql.ts';

interface DeleteActionProps {
  readonly product: DeleteAction_product$key;
  /** Until when it can be deleted (ISO). */
  readonly until: string;
}

/** Deletes a new product that nothing refers to yet; later it can only be archived. */
export function DeleteAction({ product, until }: DeleteActionProps) {
  const { t } = useTranslation('adminProducts');
  const { can } = useStaff();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { id, version } = useFragment(
    graphql`
      fragment DeleteAction_product on AdminProduct {
        id
        version
      }
    `,
    product,
  );
  const { run, isPending } = useAdminMutation<DeleteActionMutation>(
    graphql`
      mutation DeleteActionMutation($input: AdminProductDeleteInput!) {
        adminProductDelete(input: $input) {
          deletedId
          userErrors {
            field
            code
            message
            usedBy
            useCount
          }
        }
      }
    `,
    ['products'],
  );
  if (!can('CATALOGUE')) return null;
  const remove = (): void =>
    void run(
      { input: { id, version } },
      {
        done: t('delete.done'),
        onDone: () => navigate(adminPaths.products(), { replace: true }),
        onRefused: () => setOpen(false),
      },
    );
  return (
    <div className={styles.actions}>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('delete.action')}
      </Button>
      <p className={styles.note}>
        {t('delete.until')} <Instant at={until} />
      </p>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('delete.title')}
        role="alertdialog"
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('common:cancel')}
            </Button>
            <Button variant="danger" busy={isPending} onClick={remove}>
              {t('delete.action')}
            </Button>
          </>
        }
      >
        <p>{t('delete.text')}</p>
      </Dialog>
    </div>
  );
}
