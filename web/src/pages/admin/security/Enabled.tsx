import { graphql } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../_kit/Detail.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { SecretField } from '../_kit/SecretField.tsx';
import { useSecretForm } from '../_kit/useSecretForm.ts';
import styles from './SecurityPage.module.css';
import type { EnabledDisableMutation } from './__generated__/EnabledDisableMutation.graphql.ts';
import type { EnabledRenewMutation } from './__generated__/EnabledRenewMutation.graphql.ts';

interface EnabledProps {
  /** Gets new recovery codes. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** What can be done with a second step that is on: new recovery codes, turning it off. */
export function Enabled({ onCodes }: EnabledProps) {
  const { t } = useTranslation('adminSecurity');
  const renewal = useSecretForm();
  const ending = useSecretForm();
  const renew = useAdminMutation<EnabledRenewMutation>(
    graphql`
      mutation EnabledRenewMutation($input: TwoStepRecoveryCodesRenewInput!) {
        twoStepRecoveryCodesRenew(input: $input) {
          recoveryCodes
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['security'],
  );
  const disable = useAdminMutation<EnabledDisableMutation>(
    graphql`
      mutation EnabledDisableMutation($input: TwoStepDisableInput!) {
        twoStepDisable(input: $input) {
          twoStep {
            since
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['security', 'audit', 'staff'],
  );
  return (
    <>
      <Card title={t('renew.title')}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) =>
            renewal.submit(event, ['password'], () => {
              void renew.run(
                { input: { password: renewal.values.password } },
                {
                  hasFields: true,
                  onDone: ({ recoveryCodes }) => {
                    renewal.reset();
                    onCodes(recoveryCodes ?? []);
                  },
                  onRefused: renewal.refuse,
                },
              );
            })
          }
        >
          <p>{t('renew.text')}</p>
          <SecretField form={renewal} name="password" label={t('password')} />
          <Button type="submit" variant="secondary" busy={renew.isPending}>
            {t('renew.submit')}
          </Button>
        </form>
      </Card>
      <Card title={t('disable.title')}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) =>
            ending.submit(event, ['password', 'code'], () => {
              void disable.run(
                { input: { password: ending.values.password, code: ending.values.code } },
                { done: t('disable.done'), hasFields: true, onRefused: ending.refuse },
              );
            })
          }
        >
          <SecretField form={ending} name="password" label={t('password')} />
          <SecretField form={ending} name="code" label={t('disable.code')} />
          <Button type="submit" variant="danger" busy={disable.isPending}>
            {t('disable.submit')}
          </Button>
        </form>
      </Card>
    </>
  );
}
