import { graphql } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Picker } from '../_kit/Picker.tsx';
import { adminFreshness } from '../freshness.ts';
import type { KeyPickerQuery } from './__generated__/KeyPickerQuery.graphql.ts';

interface KeyPickerProps {
  /** Id of the key; empty: the shop. */
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

/** Chooses the third party of a new subscription by its key: secret ones that are valid. */
export function KeyPicker({ value, error, onChange }: KeyPickerProps) {
  const { t } = useTranslation('adminWebhooks');
  const { adminApiKeys } = useAdminQuery<KeyPickerQuery>(
    graphql`
      query KeyPickerQuery {
        adminApiKeys {
          keyId
          name
          kind
          revokedAt
        }
      }
    `,
    {},
    adminFreshness.options,
    ['apiKeys'],
  );
  const options = present(adminApiKeys).flatMap(({ keyId, name, kind, revokedAt }) =>
    kind === 'SECRET' && revokedAt == null ? [{ value: keyId, label: name }] : [],
  );
  return (
    <Picker
      label={t('field.key')}
      hint={t('field.keyHint')}
      value={value}
      valueLabel={value}
      options={options}
      none={t('ofShop')}
      error={error}
      onChange={onChange}
    />
  );
}
