import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card } from '../_kit/Detail.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './StaffPage.module.css';
import type { PolicyCard_policy$key } from './__generated__/PolicyCard_policy.graphql.ts';
import type { PolicyCardMutation } from './__generated__/PolicyCardMutation.graphql.ts';
import type { PolicyCardQuery } from './__generated__/PolicyCardQuery.graphql.ts';

/** Whether the shop requires a second step of sign-in of the team, and who has none. */
export function PolicyCard() {
  const { t } = useTranslation('adminStaff');
  const [isAsking, setAsking] = useState(false);
  const { adminStaffPolicy, adminStaff } = useAdminQuery<PolicyCardQuery>(
    graphql`
      query PolicyCardQuery {
        adminStaffPolicy {
          ...PolicyCard_policy
        }
        adminStaff {
          id
          twoStepSince
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['staff'],
  );
  const key: PolicyCard_policy$key = present(adminStaffPolicy);
  const { isTwoStepRequired } = useFragment(
    graphql`
      fragment PolicyCard_policy on StaffPolicy {
        isTwoStepRequired
      }
    `,
    key,
  );
  const { run, isPending } = useAdminMutation<PolicyCardMutation>(
    graphql`
      mutation PolicyCardMutation($input: StaffPolicySetInput!) {
        staffPolicySet(input: $input) {
          policy {
            ...PolicyCard_policy
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['staff', 'security'],
  );
  const without = present(adminStaff).filter(({ twoStepSince }) => twoStepSince == null).length;
  const wording = isTwoStepRequired ? 'policy.end' : 'policy.begin';
  return (
    <Card
      title={t('policy.title')}
      badge={
        <Badge tone={isTwoStepRequired ? 'green' : 'neutral'}>
          {t(isTwoStepRequired ? 'policy.on' : 'policy.off')}
        </Badge>
      }
      actions={
        <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t(`${wording}.submit`)}
        </Button>
      }
    >
      <p className={styles.note}>
        {without === 0 ? t('policy.complete') : t('policy.without', { count: without })}
      </p>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t(`${wording}.question`)}
        role="alertdialog"
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('common:cancel')}
            </Button>
            <Button
              busy={isPending}
              onClick={() =>
                void run(
                  { input: { isTwoStepRequired: !isTwoStepRequired } },
                  { done: t(`${wording}.done`), onDone: () => setAsking(false) },
                )
              }
            >
              {t(`${wording}.submit`)}
            </Button>
          </>
        }
      >
        {t(`${wording}.text`)}
      </Dialog>
    </Card>
  );
}
