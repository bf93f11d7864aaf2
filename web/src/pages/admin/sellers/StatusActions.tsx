import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { oneOf } from '../_kit/oneOf.ts';
import { useShortcuts } from '../_kit/keys.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import { SELLER_STATUSES, type SellerStatus } from './SellerBadge.tsx';
import styles from './SellerPage.module.css';
import type { StatusActions_seller$key } from './__generated__/StatusActions_seller.graphql.ts';
import type { StatusActionsMutation } from './__generated__/StatusActionsMutation.graphql.ts';

/** Keys of the decisions on an application. */
const KEYS: Readonly<Partial<Record<SellerStatus, string>>> = { ACTIVE: 'v', REJECTED: 'x' };

const MAX_NOTE = 500;

/** What an admin can do with the status of a seller: decide on the application, suspend it, let it sell again, close it. */
export function StatusActions({ seller: key }: { readonly seller: StatusActions_seller$key }) {
  const { t } = useTranslation('adminSellers');
  const { can } = useStaff();
  const [to, setTo] = useState<SellerStatus | null>(null);
  const seller = useFragment(
    graphql`
      fragment StatusActions_seller on AdminSeller {
        id
        name
        status
        profile {
          version
          nextStatuses
        }
        figures {
          listedProducts
          openOrders
        }
      }
    `,
    key,
  );
  const { profile, status } = seller;
  const next = can('SELLERS_DECIDE')
    ? (profile?.nextStatuses ?? []).flatMap((one) => oneOf(SELLER_STATUSES, one) ?? [])
    : [];
  const actionOf = (one: SellerStatus): `action.${SellerStatus}` | 'action.RESUME' =>
    one === 'ACTIVE' && status === 'SUSPENDED' ? 'action.RESUME' : `action.${one}`;
  useShortcuts(
    next.flatMap((one) => {
      const keys = KEYS[one];
      return keys === undefined ? [] : [{ keys, label: t(actionOf(one)), run: () => setTo(one) }];
    }),
  );
  if (profile == null) return null;
  return (
    <>
      {next.map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === 'ACTIVE' || one === 'IN_REVIEW' ? 'primary' : 'secondary'}
          onClick={() => setTo(one)}
        >
          {t(actionOf(one))}
        </Button>
      ))}
      <Dialog
        isOpen={to !== null}
        onClose={() => setTo(null)}
        title={to === null ? '' : t('confirm.title', { action: t(actionOf(to)), name: seller.name })}
        role="alertdialog"
        size="sm"
      >
        {to !== null && (
          <StatusForm
            id={seller.id}
            version={profile.version}
            to={to}
            action={t(actionOf(to))}
            {...(to === 'SUSPENDED' && { consequences: seller.figures })}
            onDone={() => setTo(null)}
          />
        )}
      </Dialog>
    </>
  );
}

interface StatusFormProps {
  readonly id: string;
  readonly version: number;
  readonly to: SellerStatus;
  readonly action: string;
  /** What a suspension concerns. */
  readonly consequences?: { readonly listedProducts: number; readonly openOrders: number } | null | undefined;
  readonly onDone: () => void;
}

function StatusForm({ id, version, to, action, consequences, onDone }: StatusFormProps) {
  const { t } = useTranslation('adminSellers');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isPending } = useAdminMutation<StatusActionsMutation>(
    graphql`
      mutation StatusActionsMutation($input: AdminSellerStatusSetInput!) {
        adminSellerStatusSet(input: $input) {
          seller {
            ...SellerPage_seller
          }
          current {
            ...SellerPage_seller
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['sellers', 'seller', 'products'],
  );
  const isRejection = to === 'REJECTED';
  const send = (): void => {
    if (isRejection && note.trim() === '') {
      setProblem('REQUIRED');
      return;
    }
    void run(
      { input: { id, version, to, note: isRejection ? note.trim() : null } },
      {
        done: t(`done.${to}`),
        hasFields: true,
        onDone,
        onRefused: ([first]) => setProblem(first?.code ?? null),
      },
    );
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>{t(`confirm.${to}`)}</p>
      {consequences != null && (
        <ul className={styles.consequences}>
          <li>{t('confirm.products', { count: consequences.listedProducts })}</li>
          <li>{t('confirm.orders', { count: consequences.openOrders })}</li>
        </ul>
      )}
      {isRejection && (
        <Field
          as="textarea"
          label={t('confirm.note')}
          hint={t('confirm.noteHint')}
          dir="auto"
          rows={3}
          maxLength={MAX_NOTE}
          error={problem === 'REQUIRED' ? t('admin:problem.REQUIRED') : null}
          value={note}
          onChange={({ target }) => {
            setNote(target.value);
            setProblem(null);
          }}
        />
      )}
      {problem !== null && problem !== 'REQUIRED' && (
        <p className={styles.problem} role="alert">
          {t(`admin:${problemKey(problem)}`)}
        </p>
      )}
      <Button
        type="submit"
        wide
        variant={to === 'ACTIVE' || to === 'IN_REVIEW' ? 'primary' : 'danger'}
        busy={isPending}
      >
        {action}
      </Button>
    </form>
  );
}
