import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import {
  FALLBACK_LANGUAGE,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from '../../../../../gateway/contract/rules/languages.ts';
import { SELLER_MESSAGE_LIMITS } from '../../../../../gateway/contract/rules/limits.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { cx } from '../../../design/static/cx.ts';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { present } from '../../../relay/present.ts';
import { markStale, useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { LanguageTabs, OtherTextField } from '../_kit/LanguageTabs.tsx';
import { NO_TEXTS, type OtherTexts } from '../_kit/otherTexts.ts';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './SellerPage.module.css';
import type { SellerMessageDialogMutation } from './__generated__/SellerMessageDialogMutation.graphql.ts';
import type {
  AdminSellerSelection,
  SellerMessageDialogQuery,
} from './__generated__/SellerMessageDialogQuery.graphql.ts';

interface SellerMessageDialogProps {
  /** Who gets it. */
  readonly to: AdminSellerSelection;
  /** Name of the only seller. Default: there may be several. */
  readonly name?: string;
  readonly onClose: () => void;
}

/** A message as it is written. */
interface Draft {
  readonly subject: string;
  readonly text: string;
  readonly subjects: OtherTexts;
  readonly texts: OtherTexts;
}

type Texts = SellerMessageDialogMutation['variables']['input']['texts'];
type Part = keyof typeof SELLER_MESSAGE_LIMITS;
/** Codes of what is wrong, by language and field. */
type Problems = Readonly<Record<string, string>>;

const EMPTY: Draft = { subject: '', text: '', subjects: NO_TEXTS, texts: NO_TEXTS };
const NO_PROBLEMS: Problems = {};
/** Topic of how many sellers get it. */
const REACH = ['sellerReach'];

const written = (draft: Draft, language: Language): Readonly<Record<Part, string>> =>
  language === FALLBACK_LANGUAGE
    ? { subject: draft.subject.trim(), text: draft.text.trim() }
    : { subject: draft.subjects[language].trim(), text: draft.texts[language].trim() };

const isEmpty = (draft: Draft, language: OtherLanguage): boolean =>
  Object.values(written(draft, language)).every((text) => text === '');

/** What is wrong with a draft; a language other than French may be left out as a whole. */
function problemsOf(draft: Draft): Problems {
  const found: Record<string, string> = {};
  for (const language of LANGUAGES) {
    if (language !== FALLBACK_LANGUAGE && isEmpty(draft, language)) continue;
    const given = written(draft, language);
    for (const part of ['subject', 'text'] as const) {
      const { length } = given[part];
      if (length < SELLER_MESSAGE_LIMITS[part].least)
        found[`${language}.${part}`] = length === 0 ? 'REQUIRED' : 'TOO_SHORT';
    }
  }
  return found;
}

/** The draft as the schema takes it. */
const textsOf = (draft: Draft): Texts => ({
  fr: written(draft, FALLBACK_LANGUAGE),
  ...Object.fromEntries(
    OTHER_LANGUAGES.filter((language) => !isEmpty(draft, language)).map((language) => [
      language,
      written(draft, language),
    ]),
  ),
});

/** Writes a message to sellers; it is sent after the question that says how many get it. */
export function SellerMessageDialog({ to, name, onClose }: SellerMessageDialogProps) {
  const { t } = useTranslation('adminSellers');
  const [draft, setDraft] = useState(EMPTY);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [isWritten, setWritten] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name === undefined ? t('message.titleMany') : t('message.titleOne', { name })}
    >
      {isWritten ? (
        <AdminBoundary fallback={<Skeleton width="100%" height="10rem" />} failed={t('admin:home.failed')}>
          <Confirmation
            to={to}
            draft={draft}
            onBack={() => setWritten(false)}
            onRefused={(refused) => {
              setProblems(refused);
              setWritten(false);
            }}
            onDone={onClose}
          />
        </AdminBoundary>
      ) : (
        <DraftForm
          draft={draft}
          problems={problems}
          onChange={(changed) => {
            setDraft(changed);
            setProblems(NO_PROBLEMS);
          }}
          onNext={() => {
            const found = problemsOf(draft);
            setProblems(found);
            setWritten(Object.keys(found).length === 0);
          }}
        />
      )}
    </Dialog>
  );
}

interface DraftFormProps {
  readonly draft: Draft;
  readonly problems: Problems;
  readonly onChange: (draft: Draft) => void;
  readonly onNext: () => void;
}

function DraftForm({ draft, problems, onChange, onNext }: DraftFormProps) {
  const { t, language: own } = useTranslation('adminSellers');
  const errorOf = (language: Language, part: Part): string | null => {
    const code = problems[`${language}.${part}`];
    return code === undefined ? null : t(`admin:${problemKey(code)}`);
  };
  /** A language with only one of its two texts, or with one that is too short. */
  const unfinished = OTHER_LANGUAGES.find(
    (language) => errorOf(language, 'subject') !== null || errorOf(language, 'text') !== null,
  );
  const { subject, text } = SELLER_MESSAGE_LIMITS;
  const textHint = t('message.textHint', { n: formatNumber(text.most, own) });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <p>{t('message.hint')}</p>
      <LanguageTabs
        isMissing={(language) => isEmpty(draft, language)}
        error={unfinished === undefined ? null : `${LANGUAGE_NAMES[unfinished]} – ${t('message.both')}`}
      >
        {(language) =>
          language === FALLBACK_LANGUAGE ? (
            <>
              <Field
                label={t('message.subject')}
                required
                lang="fr"
                dir="auto"
                maxLength={subject.most}
                error={errorOf(language, 'subject')}
                value={draft.subject}
                onChange={({ target }) => onChange({ ...draft, subject: target.value })}
              />
              <Field
                as="textarea"
                label={t('message.text')}
                hint={textHint}
                required
                lang="fr"
                dir="auto"
                rows={8}
                maxLength={text.most}
                error={errorOf(language, 'text')}
                value={draft.text}
                onChange={({ target }) => onChange({ ...draft, text: target.value })}
              />
            </>
          ) : (
            <>
              <OtherTextField
                label={t('message.subject')}
                language={language}
                french={draft.subject}
                texts={draft.subjects}
                maxLength={subject.most}
                error={errorOf(language, 'subject')}
                onChange={(subjects) => onChange({ ...draft, subjects })}
              />
              <OtherTextField
                isLong
                label={t('message.text')}
                language={language}
                french={draft.text}
                texts={draft.texts}
                maxLength={text.most}
                error={errorOf(language, 'text')}
                onChange={(texts) => onChange({ ...draft, texts })}
              />
            </>
          )
        }
      </LanguageTabs>
      <Button type="submit" wide>
        {t('message.next')}
      </Button>
    </form>
  );
}

interface ConfirmationProps {
  readonly to: AdminSellerSelection;
  readonly draft: Draft;
  readonly onBack: () => void;
  /** Fields of the message are wrong. */
  readonly onRefused: (problems: Problems) => void;
  readonly onDone: () => void;
}

/** How many sellers get the message, and the button that sends it. Suspends. */
function Confirmation({ to, draft, onBack, onRefused, onDone }: ConfirmationProps) {
  const { t, language } = useTranslation('adminSellers');
  const [idempotencyKey, setKey] = useState(newKey);
  const environment = useRelayEnvironment();
  const [hasChanged, setChanged] = useState(false);
  const { adminSellerMessageReach } = useAdminQuery<SellerMessageDialogQuery>(
    graphql`
      query SellerMessageDialogQuery($to: AdminSellerSelection!) {
        adminSellerMessageReach(to: $to) {
          sellers
          withoutAddress
          notActive
        }
      }
    `,
    { to },
    adminFreshness.never,
    REACH,
  );
  const { run, isPending } = useAdminMutation<SellerMessageDialogMutation>(
    graphql`
      mutation SellerMessageDialogMutation($input: AdminSellerMessageSendInput!) {
        adminSellerMessageSend(input: $input) {
          reach {
            sellers
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['sellerMessages'],
  );
  const { sellers, withoutAddress, notActive } = present(adminSellerMessageReach);
  const counted = (count: number) => ({ count, n: formatNumber(count, language) });
  const send = (): void =>
    void run(
      { input: { to, texts: textsOf(draft), expectedCount: sellers, idempotencyKey } },
      {
        done: t('message.sent'),
        hasFields: true,
        onDone,
        onRefused: (refused) => {
          setKey(newKey());
          if (refused.some(({ code }) => code === 'CHANGED')) {
            setChanged(true);
            markStale(environment, REACH);
          }
          const wrong = refused.filter(({ field }) => field[0] === 'texts');
          if (wrong.length > 0)
            onRefused(Object.fromEntries(wrong.map(({ field, code }) => [field.slice(1).join('.'), code])));
        },
      },
    );
  return (
    <div className={styles.form}>
      {hasChanged && (
        <p className={styles.problem} role="alert">
          {t('message.changed')}
        </p>
      )}
      {sellers === 0 ? (
        <p>{t('message.nobody')}</p>
      ) : (
        <>
          <p>{t('message.reach', counted(sellers))}</p>
          <ul className={styles.consequences}>
            {notActive > 0 && <li>{t('message.notActive', counted(notActive))}</li>}
            {withoutAddress > 0 && <li>{t('message.withoutAddress', counted(withoutAddress))}</li>}
          </ul>
          <blockquote className={cx(styles.document, styles.message)} lang="fr" dir="auto">
            <strong>{draft.subject}</strong>
            <p>{draft.text}</p>
          </blockquote>
          <Button wide busy={isPending} onClick={send}>
            {t('message.send', counted(sellers))}
          </Button>
        </>
      )}
      <Button wide variant="secondary" onClick={onBack}>
        {t('message.back')}
      </Button>
    </div>
  );
}
