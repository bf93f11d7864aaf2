import { useState } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { QrCode } from '../../../features/session/QrCode.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card, Facts } from '../_kit/Detail.tsx';
import { Code } from '../_kit/format.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { SecretField } from '../_kit/SecretField.tsx';
import { useSecretForm } from '../_kit/useSecretForm.ts';
import styles from './SecurityPage.module.css';
import type {
  EnrolmentBeginMutation,
  EnrolmentBeginMutation$data,
} from './__generated__/EnrolmentBeginMutation.graphql.ts';
import type { EnrolmentConfirmMutation } from './__generated__/EnrolmentConfirmMutation.graphql.ts';

type Secret = NonNullable<NonNullable<EnrolmentBeginMutation$data['twoStepBegin']>['secret']>;

interface EnrolmentProps {
  /** Gets the recovery codes. */
  readonly onEnabled: (codes: readonly string[]) => void;
}

/** Sets up the second step: the password, then the application, then a code of it. */
export function Enrolment({ onEnabled }: EnrolmentProps) {
  const { t } = useTranslation('adminSecurity');
  const form = useSecretForm();
  const [secret, setSecret] = useState<Secret | null>(null);
  const begin = useAdminMutation<EnrolmentBeginMutation>(
    graphql`
      mutation EnrolmentBeginMutation($input: TwoStepBeginInput!) {
        twoStepBegin(input: $input) {
          secret {
            secret
            uri
          }
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
  const confirm = useAdminMutation<EnrolmentConfirmMutation>(
    graphql`
      mutation EnrolmentConfirmMutation($input: TwoStepConfirmInput!) {
        twoStepConfirm(input: $input) {
          recoveryCodes
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
  if (secret === null)
    return (
      <Card title={t('off')}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) =>
            form.submit(event, ['password'], () => {
              void begin.run(
                { input: { password: form.values.password } },
                {
                  hasFields: true,
                  onDone: (payload) => {
                    form.reset();
                    setSecret(payload.secret ?? null);
                  },
                  onRefused: form.refuse,
                },
              );
            })
          }
        >
          <SecretField form={form} name="password" label={t('password')} />
          <Button type="submit" busy={begin.isPending}>
            {t('begin')}
          </Button>
        </form>
      </Card>
    );
  return (
    <Card title={t('begin')}>
      <p>{t('scan')}</p>
      <QrCode value={secret.uri} label={t('qr')} size={200} className={styles.qr} />
      <Facts facts={[[t('key'), <Code key="key" text={secret.secret} />]]} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) =>
          form.submit(event, ['code'], () => {
            void confirm.run(
              { input: { code: form.values.code } },
              {
                done: t('enabled'),
                hasFields: true,
                onDone: ({ recoveryCodes }) => onEnabled(recoveryCodes ?? []),
                onRefused: form.refuse,
              },
            );
          })
        }
      >
        <SecretField form={form} name="code" label={t('code')} hint={t('codeHint')} />
        <Button type="submit" busy={confirm.isPending}>
          {t('confirm')}
        </Button>
      </form>
    </Card>
  );
}
