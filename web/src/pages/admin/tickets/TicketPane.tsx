import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { Field } from '../../../design/static/Field.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link, useLocation, useNavigate } from '../../../navigation/Link.tsx';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card } from '../_kit/Detail.tsx';
import { useShortcuts } from '../_kit/keys.tsx';
import { neighboursOf } from '../_kit/listState.ts';
import { Missing } from '../_kit/Missing.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { AssigneeOptions, assigneeInput } from './AssigneeOptions.tsx';
import { TicketMessages } from './TicketMessages.tsx';
import { MergeTicket } from './MergeTicket.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { TicketStatusBadge } from '../_kit/TicketStatusBadge.tsx';
import { readDraft, storeDraft } from './drafts.ts';
import { CATEGORIES } from '../_kit/ticketCategories.ts';
import { nextStatuses, PRIORITIES } from './statuses.ts';
import { TicketContext } from './TicketContext.tsx';
import styles from './Tickets.module.css';
import type { TicketPane_ticket$key } from './__generated__/TicketPane_ticket.graphql.ts';
import type { TicketPaneAssignMutation } from './__generated__/TicketPaneAssignMutation.graphql.ts';
import type { TicketPaneMutation } from './__generated__/TicketPaneMutation.graphql.ts';
import type { TicketPaneQuery } from './__generated__/TicketPaneQuery.graphql.ts';

interface TicketPaneProps {
  readonly number: string;
  /** State of the list, as it stands in addresses: empty, or with its question mark. */
  readonly query: string;
  /** Whether conversation and context stand side by side; otherwise they are tabs. */
  readonly hasRoom: boolean;
}

/** One ticket: the conversation, and what belongs to it. */
export function TicketPane({ number, ...place }: TicketPaneProps) {
  const { adminTicket } = useAdminQuery<TicketPaneQuery>(
    graphql`
      query TicketPaneQuery($number: String!) {
        adminTicket(number: $number) {
          ...TicketPane_ticket
        }
      }
    `,
    { number },
    adminFreshness.desk,
    ['ticket'],
  );
  if (adminTicket == null) return <Missing to={adminPaths.tickets() + place.query} />;
  return <Ticket ticket={adminTicket} {...place} />;
}

interface TicketProps extends Omit<TicketPaneProps, 'number'> {
  readonly ticket: TicketPane_ticket$key;
}

function Ticket({ ticket: key, query, hasRoom }: TicketProps) {
  const { t } = useTranslation('adminSupport');
  const { can, person } = useStaff();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isMerging, setMerging] = useState(false);
  /** Puts a text into the reply that is being written; null: its form is not on screen. */
  const insertion = useRef<((text: string) => void) | null>(null);
  const admin = useFragment(
    graphql`
      fragment TicketPane_ticket on AdminTicket {
        priority
        messages {
          key
          isInternal
        }
        assignee {
          accountNumber
          name
        }
        ticket {
          id
          number
          subject
          category
          status
          mergedInto
        }
        ...TicketMessages_ticket
        ...ReplyForm_ticket
        ...TicketContext_ticket
        ...MergeTicket_ticket
      }
    `,
    key,
  );
  const { ticket, priority, assignee, messages } = admin;
  const { id, number } = ticket;
  useTitle(number);
  const { run, isPending } = useAdminMutation<TicketPaneMutation>(
    graphql`
      mutation TicketPaneMutation($input: TicketTransitionInput!) {
        ticketTransition(input: $input) {
          ticket {
            ticket {
              id
              status
              category
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
    ['tickets', 'ticket'],
  );
  const { run: runAssign, isPending: isAssigning } = useAdminMutation<TicketPaneAssignMutation>(
    graphql`
      mutation TicketPaneAssignMutation($input: TicketAssignInput!) {
        ticketAssign(input: $input) {
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
    ['tickets', 'ticket'],
  );
  const change = (input: Omit<TicketPaneMutation['variables']['input'], 'id'>): void =>
    void run({ input: { id, ...input } }, { done: t('changed') });
  const assign = (to: string | null): void =>
    void runAssign({ input: { id, assignee: to } }, { done: t('changed') });
  const mayAct = can('SUPPORT');
  const isMine = assignee?.accountNumber === person.accountNumber;
  const { before, next } = neighboursOf(pathname + query);
  useShortcuts([
    ...(before === undefined
      ? []
      : [{ keys: '[', label: t('admin:keys.before'), run: () => navigate(before, { replace: true }) }]),
    ...(next === undefined
      ? []
      : [{ keys: ']', label: t('admin:keys.next'), run: () => navigate(next, { replace: true }) }]),
    ...(mayAct && !isMine
      ? [{ keys: 'a', label: t('assignee.take'), run: () => assign(person.accountNumber) }]
      : []),
  ]);
  const tab = new URLSearchParams(search).get('tab') === 'context' ? 'context' : 'conversation';
  const tabAddress = (to: string): string => {
    const state = new URLSearchParams(query);
    if (to === 'context') state.set('tab', to);
    return state.size === 0 ? pathname : `${pathname}?${state}`;
  };

  const insert = (text: string): void => {
    if (insertion.current !== null) return insertion.current(text);
    // The form is in the other tab: it continues with its draft.
    const draft = readDraft(number, 'reply');
    storeDraft(number, 'reply', {
      text: draft.text === '' ? text : `${draft.text} ${text}`,
      last:
        draft.text === '' ? (messages.findLast(({ isInternal }) => !isInternal)?.key ?? null) : draft.last,
    });
  };

  const conversation = (
    <div className={styles.conversation}>
      {ticket.mergedInto != null && (
        <p className={styles.notice}>
          {t('merge.into')}{' '}
          <Link to={adminPaths.ticket(ticket.mergedInto) + query} preload={false} className={styles.link}>
            <bdi>{ticket.mergedInto}</bdi>
          </Link>
        </p>
      )}
      <TicketMessages ticket={admin} />
      {mayAct && <ReplyForm key={number} ticket={admin} insertion={insertion} />}
    </div>
  );
  const fields = (
    <Card title={t('detail.ticket')}>
      <div className={styles.fields}>
        <AdminBoundary fallback={<Skeleton height="4.5rem" radius="lg" />}>
          <Field
            as="select"
            label={t('column.assignee')}
            value={assignee?.accountNumber ?? ''}
            disabled={!mayAct || isAssigning}
            onChange={({ target }) => assign(assigneeInput(target.value))}
          >
            <AssigneeOptions current={assignee} />
          </Field>
        </AdminBoundary>
        {mayAct && !isMine && (
          <Button
            size="sm"
            variant="secondary"
            busy={isAssigning}
            aria-keyshortcuts="A"
            onClick={() => assign(person.accountNumber)}
          >
            {t('assignee.take')}
          </Button>
        )}
        <Field
          as="select"
          label={t('column.priority')}
          value={priority}
          disabled={!mayAct || isPending}
          onChange={({ target }) => change({ priority: oneOf(PRIORITIES, target.value) ?? null })}
        >
          {PRIORITIES.map((one) => (
            <option key={one} value={one}>
              {t(`priority.${one}`)}
            </option>
          ))}
        </Field>
        <Field
          as="select"
          label={t('column.category')}
          value={ticket.category}
          disabled={!mayAct || isPending}
          onChange={({ target }) => change({ category: oneOf(CATEGORIES, target.value) ?? null })}
        >
          {CATEGORIES.map((one) => (
            <option key={one} value={one}>
              {t(`category.${one}`)}
            </option>
          ))}
        </Field>
        {mayAct && (
          <div className={styles.steps}>
            {nextStatuses(ticket.status).map((to) => (
              <Button key={to} size="sm" variant="secondary" busy={isPending} onClick={() => change({ to })}>
                {t(`step.${to}`)}
              </Button>
            ))}
            {ticket.mergedInto == null && (
              <Button size="sm" variant="ghost" onClick={() => setMerging(true)}>
                {t('merge.open')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
  const context = (
    <aside className={styles.context} aria-label={t('tab.context')}>
      {fields}
      <TicketContext ticket={admin} query={query} onInsert={insert} />
    </aside>
  );
  return (
    <>
      <article className={styles.ticket}>
        <PageHeader
          title={number}
          badge={<TicketStatusBadge status={ticket.status} />}
          text={<bdi>{ticket.subject}</bdi>}
          back={{ to: adminPaths.tickets() + query, label: t('admin:menu.tickets') }}
        />
        {!hasRoom && (
          <nav className={styles.tabs} aria-label={t('admin:tabs', { name: number })}>
            {(['conversation', 'context'] as const).map((one) => (
              <Link
                key={one}
                to={tabAddress(one)}
                preload={false}
                replace
                preventScrollReset
                className={cx(styles.tab, one === tab && styles.current)}
                aria-current={one === tab ? 'page' : undefined}
              >
                {t(`tab.${one}`)}
              </Link>
            ))}
          </nav>
        )}
        {(hasRoom || tab === 'conversation') && conversation}
        {!hasRoom && tab === 'context' && context}
      </article>
      {hasRoom && context}
      {isMerging && (
        <AdminBoundary fallback={null}>
          <MergeTicket ticket={admin} query={query} onClose={() => setMerging(false)} />
        </AdminBoundary>
      )}
    </>
  );
}
