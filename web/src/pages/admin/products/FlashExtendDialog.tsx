import { useState } from 'react';
import { graphql } from 'react-relay';
import { MAX_FLASH_EXTENSION } from '../../../../../gateway/contract/rules/products.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { FlashRefusals } from './FlashRefusals.tsx';
import { refusalsOf, rowsOf, type FlashProduct, type FlashRefusal } from './flashRows.ts';
import styles from './FlashSaleDialog.module.css';
import type { FlashExtendDialogMutation } from './__generated__/FlashExtendDialogMutation.graphql.ts';

const DAYS = Array.from({ length: MAX_FLASH_EXTENSION }, (_, index) => index + 1);

interface FlashExtendDialogProps {
  readonly products: readonly FlashProduct[];
  readonly onClose: () => void;
}

/** Lets flash sales end some days later. */
export function FlashExtendDialog({ products, onClose }: FlashExtendDialogProps) {
  const { t } = useTranslation('adminFlash');
  const [days, setDays] = useState(1);
  const [left, setLeft] = useState<readonly FlashProduct[]>(products);
  const [refusals, setRefusals] = useState<readonly FlashRefusal[]>([]);
  const { run, isPending } = useAdminMutation<FlashExtendDialogMutation>(
    graphql`
      mutation FlashExtendDialogMutation($input: AdminFlashSalesExtendInput!) {
        adminFlashSalesExtend(input: $input) {
          rows {
            product {
              id
              version
              ...FlashBadge_product
            }
            userErrors {
              field
              code
              message
            }
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['products'],
  );
  const extend = (): void =>
    void run(
      { input: { rows: rowsOf(left), days, idempotencyKey: newKey() } },
      {
        onDone: (payload) => {
          const refused = refusalsOf(left, payload);
          const done = left.length - refused.length;
          if (done > 0) toast({ type: 'success', title: t('bulk.extended', { count: done }) });
          if (refused.length === 0) onClose();
          setLeft(left.filter((_, index) => (payload.rows?.[index]?.userErrors.length ?? 0) > 0));
          setRefusals(refused);
        },
      },
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t('bulk.extendTitle', { count: left.length })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button busy={isPending} onClick={extend}>
            {t('bulk.extend')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FlashRefusals refusals={refusals} />
        <Field
          as="select"
          label={t('bulk.days')}
          hint={t('bulk.daysHint')}
          value={String(days)}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {DAYS.map((day) => (
            <option key={day} value={day}>
              {day}
            </option>
          ))}
        </Field>
      </div>
    </Dialog>
  );
}
