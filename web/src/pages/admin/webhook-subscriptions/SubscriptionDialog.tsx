import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { MAX_EMAIL_LENGTH } from '../../../../../gateway/contract/rules/limits.ts';
import { MAX_WEBHOOK_URL } from '../../../../../gateway/contract/rules/webhook-subscriptions.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { LANGUAGE_NAMES, LANGUAGES, schemaLanguage } from '../../../i18n/language.ts';
import { languageOfSchema } from '../../../i18n/languageOfSchema.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Picker } from '../_kit/Picker.tsx';
import { SellerOptions } from '../_kit/SellerOptions.tsx';
import { problemKey, useAdminMutation, type Problem } from '../_kit/useAdminMutation.ts';
import styles from '../_kit/ChoiceForm.module.css';
import { KeyPicker } from './KeyPicker.tsx';
import { SUBSCRIPTIONS, TOPICS, type Topic } from './topics.ts';
import type { SubscriptionDialog_subscription$key } from './__generated__/SubscriptionDialog_subscription.graphql.ts';
import type { SubscriptionDialogCreateMutation } from './__generated__/SubscriptionDialogCreateMutation.graphql.ts';
import type { SubscriptionDialogUpdateMutation } from './__generated__/SubscriptionDialogUpdateMutation.graphql.ts';

interface SubscriptionDialogProps {
  /** null: a new one. */
  readonly edited: SubscriptionDialog_subscription$key | null;
  readonly onClose: () => void;
  /** A subscription was made; its secret is shown once. */
  readonly onMade: (text: string) => void;
}

/** Makes a subscription, or changes one. */
export function SubscriptionDialog({ edited, onClose, onMade }: SubscriptionDialogProps) {
  const { t } = useTranslation('adminWebhooks');
  const subscription = useFragment(
    graphql`
      fragment SubscriptionDialog_subscription on WebhookSubscription {
        id
        version
        url
        topics
        sellerId
        contactEmail
        language
      }
    `,
    edited,
  );
  const isNew = subscription == null;
  const [keyId, setKeyId] = useState('');
  const [url, setUrl] = useState(subscription?.url ?? '');
  const [topics, setTopics] = useState<readonly Topic[]>(
    TOPICS.filter((topic) => subscription?.topics.includes(topic) === true),
  );
  const [sellerId, setSellerId] = useState(subscription?.sellerId ?? '');
  const [contactEmail, setContact] = useState(subscription?.contactEmail ?? '');
  const [language, setLanguage] = useState(languageOfSchema(subscription?.language) ?? 'fr');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const create = useAdminMutation<SubscriptionDialogCreateMutation>(
    graphql`
      mutation SubscriptionDialogCreateMutation($input: WebhookSubscriptionCreateInput!) {
        webhookSubscriptionCreate(input: $input) {
          secret
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    [SUBSCRIPTIONS],
  );
  const update = useAdminMutation<SubscriptionDialogUpdateMutation>(
    graphql`
      mutation SubscriptionDialogUpdateMutation($input: WebhookSubscriptionUpdateInput!) {
        webhookSubscriptionUpdate(input: $input) {
          subscription {
            ...SubscriptionsPage_subscriptions
          }
          userErrors {
            field
            code
            message
            changedBy
            changedAt
          }
        }
      }
    `,
    [SUBSCRIPTIONS],
  );
  const errorOf = (field: string): string | null => {
    const problem = problems.find((one) => one.field[0] === field);
    return problem === undefined ? null : t(`admin:${problemKey(problem.code)}`);
  };
  const submit = (): void => {
    const given = {
      url: url.trim(),
      topics,
      sellerId: sellerId || null,
      contactEmail: contactEmail.trim(),
      language: schemaLanguage(language),
    };
    const missing = [
      ...(given.url === '' ? [{ field: ['url'], code: 'REQUIRED' }] : []),
      ...(topics.length === 0 ? [{ field: ['topics'], code: 'REQUIRED' }] : []),
      ...(given.contactEmail === '' ? [{ field: ['contactEmail'], code: 'REQUIRED' }] : []),
    ];
    setProblems(missing);
    if (missing.length > 0) return;
    if (isNew)
      void create.run(
        { input: { keyId: keyId || null, ...given } },
        {
          hasFields: true,
          onRefused: setProblems,
          onDone: ({ secret }) => {
            if (secret != null) onMade(secret);
          },
        },
      );
    else
      void update.run(
        { input: { id: subscription.id, version: subscription.version, ...given } },
        { done: t('edit.done'), hasFields: true, onRefused: setProblems, onDone: onClose },
      );
  };
  const waiting = (label: string) => <Field label={label} value="" disabled readOnly />;
  return (
    <Dialog isOpen onClose={onClose} title={t(isNew ? 'new.title' : 'edit.title')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          data-autofocus
          type="url"
          dir="ltr"
          label={t('field.url')}
          hint={t('field.urlHint')}
          maxLength={MAX_WEBHOOK_URL}
          error={errorOf('url')}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        {isNew && (
          <AdminBoundary fallback={waiting(t('field.key'))}>
            <KeyPicker value={keyId} error={errorOf('keyId')} onChange={setKeyId} />
          </AdminBoundary>
        )}
        <fieldset className={styles.choices}>
          <legend>{t('column.topics')}</legend>
          {TOPICS.map((topic) => (
            <label key={topic} className={styles.choice}>
              <input
                type="checkbox"
                checked={topics.includes(topic)}
                onChange={({ target }) =>
                  setTopics(target.checked ? [...topics, topic] : topics.filter((one) => one !== topic))
                }
              />
              {t(`topic.${topic}`)}
              <span className={styles.about}>{t(`topicAbout.${topic}`)}</span>
            </label>
          ))}
          <p role="alert" className={styles.problem}>
            {errorOf('topics')}
          </p>
        </fieldset>
        <AdminBoundary fallback={waiting(t('field.seller'))}>
          <SellerOptions>
            {(options) => (
              <Picker
                label={t('field.seller')}
                hint={t('field.sellerHint')}
                value={sellerId}
                valueLabel={sellerId}
                options={options}
                none={t('field.allSellers')}
                error={errorOf('sellerId')}
                onChange={setSellerId}
              />
            )}
          </SellerOptions>
        </AdminBoundary>
        <Field
          type="email"
          dir="ltr"
          label={t('field.contact')}
          hint={t('field.contactHint')}
          maxLength={MAX_EMAIL_LENGTH}
          error={errorOf('contactEmail')}
          value={contactEmail}
          onChange={({ target }) => setContact(target.value)}
        />
        <Field
          as="select"
          label={t('field.language')}
          value={language}
          onChange={({ target }) => setLanguage(LANGUAGES.find((one) => one === target.value) ?? language)}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </Field>
        <Button type="submit" wide busy={create.isPending || update.isPending}>
          {t(isNew ? 'new.submit' : 'edit.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
