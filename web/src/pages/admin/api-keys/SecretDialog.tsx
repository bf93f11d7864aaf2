import { graphql, useFragment } from 'react-relay';
import { MAX_API_KEY_SECRETS } from '../../../../../gateway/contract/rules/api-keys.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Code, Instant } from '../_kit/format.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import styles from './ApiKeys.module.css';
import type { SecretDialog_key$key } from './__generated__/SecretDialog_key.graphql.ts';
import type { SecretDialogAddMutation } from './__generated__/SecretDialogAddMutation.graphql.ts';
import type { SecretDialogRevokeMutation } from './__generated__/SecretDialogRevokeMutation.graphql.ts';

interface SecretDialogProps {
  readonly secretsOf: SecretDialog_key$key;
  readonly onClose: () => void;
  /** A secret was made; its text is shown once. */
  readonly onMade: (text: string) => void;
}

/** The secrets of a key: a second one is made, the servers change over, the first one is revoked. */
export function SecretDialog({ secretsOf, onClose, onMade }: SecretDialogProps) {
  const { t } = useTranslation('adminApiKeys');
  const { id, name, secrets } = useFragment(
    graphql`
      fragment SecretDialog_key on AdminApiKey {
        id
        name
        secrets {
          secretId
          hint
          createdAt
          lastUsedAt
        }
      }
    `,
    secretsOf,
  );
  const add = useAdminMutation<SecretDialogAddMutation>(
    graphql`
      mutation SecretDialogAddMutation($input: ApiKeySecretAddInput!) {
        apiKeySecretAdd(input: $input) {
          key {
            ...ApiKeysPage_keys
          }
          text
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['apiKeys'],
  );
  const revoke = useAdminMutation<SecretDialogRevokeMutation>(
    graphql`
      mutation SecretDialogRevokeMutation($input: ApiKeySecretRevokeInput!) {
        apiKeySecretRevoke(input: $input) {
          key {
            ...ApiKeysPage_keys
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['apiKeys'],
  );
  const isFull = secrets.length >= MAX_API_KEY_SECRETS;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('secret.of', { name })}
      actions={
        <Button
          disabled={isFull}
          busy={add.isPending}
          onClick={() =>
            void add.run(
              { input: { id } },
              {
                onDone: ({ text }) => {
                  if (text != null) onMade(text);
                },
              },
            )
          }
        >
          {t('secret.add')}
        </Button>
      }
    >
      <p>{t('secret.text')}</p>
      <ul className={styles.secrets}>
        {secrets.map(({ secretId, hint, createdAt, lastUsedAt }) => (
          <li key={secretId} className={styles.secret}>
            <span>
              <Code text={`…${hint}`} /> · {t('column.created')} <Instant at={createdAt} />
              <br />
              <span className={styles.about}>
                {t('column.lastUsed')} <Instant at={lastUsedAt} />
              </span>
            </span>
            {secrets.length > 1 && (
              <Button
                size="sm"
                variant="danger"
                aria-label={t('secret.revokeOf', { hint })}
                busy={revoke.isPending}
                onClick={() => void revoke.run({ input: { id, secretId } }, { done: t('secret.revoked') })}
              >
                {t('secret.revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isFull && <p className={styles.about}>{t('secret.full')}</p>}
    </Dialog>
  );
}
