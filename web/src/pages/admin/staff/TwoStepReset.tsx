import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import type { TwoStepReset_member$key } from './__generated__/TwoStepReset_member.graphql.ts';
import type { TwoStepResetMutation } from './__generated__/TwoStepResetMutation.graphql.ts';

/** Removes the second step of a colleague who has lost it; not offered for one's own, nor where there is none. */
export function TwoStepReset({ member: key }: { readonly member: TwoStepReset_member$key }) {
  const { t } = useTranslation('adminStaff');
  const { person } = useStaff();
  const [isOpen, setOpen] = useState(false);
  const { id, accountNumber, firstName, lastName, twoStepSince } = useFragment(
    graphql`
      fragment TwoStepReset_member on StaffMember {
        id
        accountNumber
        firstName
        lastName
        twoStepSince
      }
    `,
    key,
  );
  const { run, isPending } = useAdminMutation<TwoStepResetMutation>(
    graphql`
      mutation TwoStepResetMutation($input: StaffTwoStepResetInput!) {
        staffTwoStepReset(input: $input) {
          member {
            ...StaffPage_members
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['staff'],
  );
  if (twoStepSince == null || accountNumber === person.accountNumber) return null;
  const name = `${firstName} ${lastName}`;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('reset.of', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('reset.title')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('reset.of', { name })}
        role="alertdialog"
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('common:cancel')}
            </Button>
            <Button
              variant="danger"
              busy={isPending}
              onClick={() =>
                void run({ input: { id } }, { done: t('reset.done', { name }), onDone: () => setOpen(false) })
              }
            >
              {t('reset.title')}
            </Button>
          </>
        }
      >
        {t('reset.text', { name })}
      </Dialog>
    </>
  );
}
