import { useState } from 'react';
import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { AdminBoundary } from './AdminBoundary.tsx';
import { useStaff } from './staff.tsx';
import type { CarrierDialogQuery } from './__generated__/CarrierDialogQuery.graphql.ts';

interface CarrierFormProps {
  /** The company that has the parcel, which is not offered. */
  readonly current?: string | null;
  /** A parcel has left its seller. */
  readonly needsReason: boolean;
  readonly isPending: boolean;
  readonly onSubmit: (carrier: string, reason: string | null) => void;
}

interface CarrierDialogProps extends CarrierFormProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks which delivery company is given a parcel, or several (texts: area `adminParcels`). */
export function CarrierDialog({ isOpen, onClose, ...form }: CarrierDialogProps) {
  const { t } = useTranslation('adminParcels');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('company.title')} size="sm">
      {isOpen && (
        <AdminBoundary fallback={<Field label={t('column.carrier')} value="" disabled readOnly />}>
          <CarrierForm {...form} />
        </AdminBoundary>
      )}
    </Dialog>
  );
}

function CarrierForm({ current, needsReason, isPending, onSubmit }: CarrierFormProps) {
  const { t } = useTranslation('adminParcels');
  const { can } = useStaff();
  const { adminCarriers } = useAdminQuery<CarrierDialogQuery>(
    graphql`
      query CarrierDialogQuery {
        adminCarriers {
          name
          isDefault
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['api-keys'],
  );
  const offered = present(adminCarriers).filter(({ name }) => name.toLowerCase() !== current?.toLowerCase());
  const [chosen, setChosen] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const carrier = chosen ?? offered[0]?.name;
  if (carrier === undefined)
    return (
      <>
        <p>{t('company.none')}</p>
        {can('API_KEYS') && (
          <p>
            <Link to={adminPaths.apiKeys()} preload={false}>
              {t('company.makeKey')}
            </Link>
          </p>
        )}
      </>
    );
  const given = reason.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(needsReason && given === '');
        if (!needsReason || given !== '') onSubmit(carrier, given === '' ? null : given);
      }}
    >
      <Field
        as="select"
        data-autofocus
        label={t('column.carrier')}
        value={carrier}
        onChange={({ target }) => setChosen(target.value)}
      >
        {offered.map(({ name, isDefault }) => (
          <option key={name} value={name}>
            {isDefault ? t('company.default', { name }) : name}
          </option>
        ))}
      </Field>
      <Field
        as="textarea"
        label={t(needsReason ? 'company.reason' : 'company.reasonIfAny')}
        hint={needsReason ? t('company.reasonHint') : undefined}
        error={isMissing && given === '' ? t('admin:problem.REQUIRED') : null}
        dir="auto"
        maxLength={300}
        rows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" wide busy={isPending}>
        {t('company.submit')}
      </Button>
    </form>
  );
}
