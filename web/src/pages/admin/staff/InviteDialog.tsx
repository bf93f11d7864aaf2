import { useState } from 'react';
import { graphql } from 'react-relay';
import { MAX_EMAIL_LENGTH } from '../../../../../gateway/contract/rules/limits.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { LANGUAGE_NAMES, LANGUAGES, schemaLanguage } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import { RoleChoice } from './RoleChoice.tsx';
import type { ROLES } from './roles.ts';
import styles from './StaffPage.module.css';
import type { InviteDialogMutation } from './__generated__/InviteDialogMutation.graphql.ts';

interface InviteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Invites an e-mail address to the back-office. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const { t } = useTranslation('adminStaff');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('invite.title')} size="sm">
      <InviteForm onDone={onClose} />
    </Dialog>
  );
}

function InviteForm({ onDone }: { readonly onDone: () => void }) {
  const { t, language: shown } = useTranslation('adminStaff');
  const [idempotencyKey, setKey] = useState(newKey);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<(typeof ROLES)[number]>('READ_ONLY');
  const [language, setLanguage] = useState(shown);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isPending } = useAdminMutation<InviteDialogMutation>(
    graphql`
      mutation InviteDialogMutation($input: StaffInviteInput!) {
        staffInvite(input: $input) {
          invitation {
            id
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
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const address = email.trim();
        if (address === '') {
          setProblem(t('admin:problem.REQUIRED'));
          return;
        }
        void run(
          {
            input: { email: address, role, language: schemaLanguage(language), idempotencyKey },
          },
          {
            done: t('invite.sent', { email: address }),
            hasFields: true,
            onDone,
            onRefused: ([first]) => {
              if (first === undefined) return;
              setProblem(first.code === 'TAKEN' ? t('invite.taken') : t(`admin:${problemKey(first.code)}`));
              // Corrected input is another request.
              setKey(newKey());
            },
          },
        );
      }}
    >
      <Field
        data-autofocus
        label={t('column.email')}
        hint={t('invite.hint')}
        type="email"
        dir="ltr"
        autoComplete="off"
        maxLength={MAX_EMAIL_LENGTH}
        error={problem}
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
          setProblem(null);
        }}
      />
      <RoleChoice value={role} onChange={setRole} />
      <Field
        as="select"
        label={t('invite.language')}
        value={language}
        onChange={({ target }) => setLanguage(LANGUAGES.find((one) => one === target.value) ?? shown)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </Field>
      <Button type="submit" wide busy={isPending}>
        {t('invite.send')}
      </Button>
    </form>
  );
}
