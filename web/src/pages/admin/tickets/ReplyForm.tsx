import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { FilesField } from '../../../features/files/FilesField.tsx';
import { useFiles } from '../../../features/files/useFiles.ts';
import { LANGUAGE_NAMES } from '../../../i18n/language.ts';
import { languageOfSchema } from '../../../i18n/languageOfSchema.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { markStale } from '../../../relay/useAdminQuery.ts';
import { useShortcuts } from '../_kit/keys.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { CannedPicker } from './CannedPicker.tsx';
import { Said } from './TicketMessages.tsx';
import { readDraft, storeDraft, type DraftKind } from './drafts.ts';
import { placeholdersIn } from '../../../../../gateway/contract/rules/canned-answers.ts';
import { insertAt } from './insertAt.ts';
import { isOpen } from './statuses.ts';
import styles from './Tickets.module.css';
import type { ReplyForm_ticket$key } from './__generated__/ReplyForm_ticket.graphql.ts';
import type { ReplyFormMutation } from './__generated__/ReplyFormMutation.graphql.ts';
import type { ReplyFormNoteMutation } from './__generated__/ReplyFormNoteMutation.graphql.ts';

const MOST = 5_000;
const TOPICS = ['tickets', 'ticket', 'audit'];

interface ReplyFormProps {
  readonly ticket: ReplyForm_ticket$key;
  /** Puts a text into the reply, at the caret. */
  readonly insertion: Ref<(text: string) => void>;
}

/**
 * Replies to a ticket, or adds a note that only staff read. What was typed stays on the device until it is sent. A message that
 * arrives meanwhile is shown above the draft, and the server refuses a reply that was written without it.
 */
export function ReplyForm({ ticket: key, insertion }: ReplyFormProps) {
  const { t } = useTranslation('adminSupport');
  const environment = useRelayEnvironment();
  const ticket = useFragment(
    graphql`
      fragment ReplyForm_ticket on AdminTicket {
        name
        accountNumber
        language
        messages {
          key
          author
          text
          createdAt
          isInternal
          files {
            ...FileList_files
          }
          writtenBy {
            name
          }
        }
        ticket {
          id
          number
          status
          orderId
          orderNumber
        }
      }
    `,
    key,
  );
  const { id, number, status } = ticket.ticket;
  const canReply = isOpen(status);
  const language = languageOfSchema(ticket.language) ?? 'fr';
  const spoken = ticket.messages.filter(({ isInternal }) => !isInternal);
  const last = spoken.at(-1)?.key ?? null;
  const [drafts, setDrafts] = useState(() => ({
    reply: readDraft(number, 'reply'),
    note: readDraft(number, 'note'),
  }));
  const [asked, setKind] = useState<DraftKind>(drafts.note.text === '' ? 'reply' : 'note');
  const kind = canReply ? asked : 'note';
  const { text } = drafts[kind];
  // Messages that came after the draft was begun.
  const begun = spoken.findIndex((one) => one.key === drafts.reply.last);
  const crossed = drafts.reply.text.trim() === '' ? [] : spoken.slice(begun + 1);
  // Of the reply and of the note: what is attached to one is not sent with the other.
  const attached = { reply: useFiles(), note: useFiles() };
  const files = attached[kind];
  const [problem, setProblem] = useState<string | null>(null);
  const [isFallback, setFallback] = useState(false);
  /** Where the text of an answer goes; null: none is being chosen. */
  const [place, setPlace] = useState<number | null>(null);
  /** The key of a text: the same text is one message, however often it is sent. */
  const sent = useRef({ text: '', key: newKey() });
  const form = useRef<HTMLFormElement>(null);
  const area = (): HTMLTextAreaElement | null => form.current?.querySelector('textarea') ?? null;

  const write = (next: string): void => {
    const before = drafts[kind];
    const draft = { text: next, last: before.text.trim() === '' ? last : before.last };
    setDrafts({ ...drafts, [kind]: draft });
    storeDraft(number, kind, draft);
    setProblem(null);
  };
  const open = (next: DraftKind): void => {
    setKind(next);
    setProblem(null);
    // The field of the other kind takes the place of this one.
    requestAnimationFrame(() => {
      const field = area();
      field?.focus();
      field?.scrollIntoView({ block: 'nearest' });
    });
  };
  const { run: runReply, isPending: isReplying } = useAdminMutation<ReplyFormMutation>(
    graphql`
      mutation ReplyFormMutation($input: TicketReplyInput!) {
        ticketReply(input: $input) {
          ticket {
            ticket {
              id
              status
            }
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
    TOPICS,
  );
  const { run: runNote, isPending: isNoting } = useAdminMutation<ReplyFormNoteMutation>(
    graphql`
      mutation ReplyFormNoteMutation($input: TicketNoteInput!) {
        ticketNote(input: $input) {
          ticket {
            ticket {
              id
            }
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    TOPICS,
  );
  const isPending = isReplying || isNoting;
  const send = (resolves = false): void => {
    const trimmed = text.trim();
    if (isPending || files.isBusy) return;
    const left = kind === 'reply' ? placeholdersIn(trimmed) : [];
    if (trimmed === '' || left.length > 0) {
      setProblem(
        trimmed === '' ? t('admin:problem.REQUIRED') : t('reply.placeholders', { list: left.join(' ') }),
      );
      area()?.focus();
      return;
    }
    const whole = `${kind} ${files.keys.join()} ${trimmed}`;
    if (sent.current.text !== whole) sent.current = { text: whole, key: newKey() };
    const idempotencyKey = sent.current.key;
    const done = (): void => {
      const none = { text: '', last: null };
      setDrafts((before) => ({ ...before, [kind]: none }));
      storeDraft(number, kind, none);
      setFallback(false);
      files.clear();
      sent.current = { text: '', key: newKey() };
    };
    if (kind === 'note') {
      void runNote(
        { input: { id, text: trimmed, files: files.keys, idempotencyKey } },
        { done: t('note.saved'), onDone: done },
      );
      return;
    }
    void runReply(
      {
        input: {
          id,
          message: trimmed,
          files: files.keys,
          idempotencyKey,
          lastMessageId: last,
          resolves,
        },
      },
      {
        done: t(resolves ? 'reply.resolved' : 'reply.sent'),
        onDone: done,
        // The message that crossed it is read now, and shown above the draft.
        onRefused: () => markStale(environment, TOPICS),
      },
    );
  };
  useShortcuts([
    ...(canReply ? [{ keys: 'r', label: t('reply.focus'), run: () => open('reply') }] : []),
    { keys: 'i', label: t('note.focus'), run: () => open('note') },
    {
      keys: 'mod+enter',
      label: t(kind === 'reply' ? 'reply.send' : 'note.save'),
      run: () => send(),
    },
    { keys: 'escape', label: t('reply.leave'), run: () => area()?.blur(), works: (isWriting) => isWriting },
    ...(kind === 'reply'
      ? [{ keys: 'mod+shift+enter', label: t('reply.sendResolve'), run: () => send(true) }]
      : []),
  ]);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { selectionStart: at, value } = event.currentTarget;
    const isAfterSpace = at === 0 || /\s/.test(value.charAt(at - 1));
    if (kind !== 'reply' || event.key !== '/' || !isAfterSpace || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setPlace(at);
  };
  const insert = (answer: string): void => {
    const at = place ?? text.length;
    setPlace(null);
    write(insertAt(text, at, answer).slice(0, MOST));
    requestAnimationFrame(() => {
      const field = area();
      field?.focus();
      field?.setSelectionRange(at + answer.length, at + answer.length);
    });
  };
  useImperativeHandle(insertion, () => (given: string): void => {
    const before = drafts.reply.text;
    // A note has a field of its own, and so a caret that is not the reply's.
    const at = kind === 'reply' ? (area()?.selectionStart ?? before.length) : before.length;
    const isApart = at === 0 || /\s$/.test(before.slice(0, at));
    const inserted = isApart ? given : ` ${given}`;
    const draft = {
      text: insertAt(before, at, inserted).slice(0, MOST),
      last: before.trim() === '' ? last : drafts.reply.last,
    };
    setDrafts({ ...drafts, reply: draft });
    storeDraft(number, 'reply', draft);
    if (canReply) open('reply');
    requestAnimationFrame(() => area()?.setSelectionRange(at + inserted.length, at + inserted.length));
  });
  const isReply = kind === 'reply';
  return (
    <form
      ref={form}
      className={styles.reply}
      data-kind={kind}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isReply && crossed.length > 0 && (
        <section className={styles.crossed} role="alert" aria-label={t('reply.crossed')}>
          <p className={styles.crossedTitle}>{t('reply.crossed')}</p>
          {crossed.map((message) => (
            <Said key={message.key} message={message} />
          ))}
          <p>{t('reply.crossedText')}</p>
        </section>
      )}
      <fieldset className={styles.kinds} aria-label={t('reply.kind')}>
        {canReply && (
          <Button
            size="sm"
            variant={isReply ? 'secondary' : 'ghost'}
            aria-pressed={isReply}
            aria-keyshortcuts="R"
            onClick={() => open('reply')}
          >
            {t('reply.focus')}
          </Button>
        )}
        <Button
          size="sm"
          variant={isReply ? 'ghost' : 'secondary'}
          aria-pressed={!isReply}
          aria-keyshortcuts="I"
          onClick={() => open('note')}
        >
          {t('note.focus')}
        </Button>
        {isReply && (
          <Button
            size="sm"
            variant="ghost"
            className={styles.canned}
            onClick={() => setPlace(area()?.selectionStart ?? text.length)}
          >
            {t('answers.insert')}
          </Button>
        )}
      </fieldset>
      <Field
        key={kind}
        as="textarea"
        label={t(isReply ? 'reply.label' : 'note.label')}
        hint={
          isReply
            ? isFallback
              ? t('answers.fallback', { language: LANGUAGE_NAMES[language] })
              : t('reply.hint', { language: LANGUAGE_NAMES[language] })
            : t('note.hint')
        }
        error={problem}
        dir="auto"
        rows={5}
        maxLength={MOST}
        value={text}
        onKeyDown={onKeyDown}
        onChange={({ target }) => write(target.value)}
      />
      {isReply && ticket.accountNumber == null ? (
        <p className={styles.muted}>{t('reply.noFiles')}</p>
      ) : (
        <FilesField key={`files-${kind}`} files={files} />
      )}
      <div className={styles.buttons}>
        {isReply && (
          <Button
            variant="secondary"
            busy={isPending || files.isBusy}
            aria-keyshortcuts="Control+Shift+Enter"
            onClick={() => send(true)}
          >
            {t('reply.sendResolve')}
          </Button>
        )}
        <Button
          type="submit"
          busy={isPending || files.isBusy}
          aria-keyshortcuts="Control+Enter"
          icon={<Icon name={isReply ? 'send-horizontal' : 'check'} size={18} />}
        >
          {t(isReply ? 'reply.send' : 'note.save')}
        </Button>
      </div>
      <CannedPicker
        isOpen={place !== null}
        language={language}
        name={ticket.name}
        number={ticket.ticket.orderNumber ?? number}
        orderId={ticket.ticket.orderId ?? null}
        onClose={() => setPlace(null)}
        onChoose={(answer) => {
          setFallback(answer.isFallback);
          insert(answer.text);
        }}
      />
    </form>
  );
}
