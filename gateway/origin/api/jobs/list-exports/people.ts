/** Files of the lists of people: accounts, subscribers, and what they write. */
import type { ListedUser } from '../../../../contract/accounts.ts';
import { UsersQuery } from '../../../../contract/accounts.ts';
import { SubscribersQuery } from '../../../../contract/admin/newsletter.ts';
import type { Subscriber } from '../../../../contract/admin/newsletter.ts';
import { AdminTicketsQuery } from '../../../../contract/admin/tickets.ts';
import { AdminReviewsQuery } from '../../../../contract/reviews.ts';
import type { AdminReview } from '../../../../contract/reviews.ts';
import type { AdminTicket } from '../../../../contract/support.ts';
import { listUsers } from '../../accounts/list.ts';
import { listSubscribers } from '../../newsletter/admin.ts';
import { listReviews } from '../../reviews/moderation.ts';
import type { Route } from '../../route.ts';
import { listAllTickets } from '../../support/read.ts';
import { amount, instant, listFile, NUMBERED_PAGE, PAGE } from './file.ts';
import type { Columns } from './file.ts';

const USER_COLUMNS: Columns<ListedUser> = {
  accountNumber: ({ accountNumber }) => accountNumber,
  createdAt: ({ createdAt }) => instant(createdAt),
  language: ({ language }) => language,
  newsletter: ({ newsletter }) => newsletter,
  points: ({ points }) => points,
  orders: ({ figures }) => figures?.orders,
  spent: ({ figures }) => amount(figures?.spent),
  refusals: ({ figures }) => figures?.refusals,
  blockedAt: ({ blockedAt }) => instant(blockedAt),
  lastSeenAt: ({ lastSeenAt }) => instant(lastSeenAt),
  firstName: ({ contact }) => contact.firstName,
  lastName: ({ contact }) => contact.lastName,
};

const REVIEW_COLUMNS: Columns<AdminReview> = {
  _id: ({ _id }) => _id,
  createdAt: ({ createdAt }) => instant(createdAt),
  state: ({ state }) => state,
  product: ({ product }) => product.name,
  rating: ({ rating }) => rating,
  title: ({ title }) => title,
  text: ({ text }) => text,
  language: ({ language }) => language,
  author: ({ authorName }) => authorName,
  accountNumber: ({ accountNumber }) => accountNumber,
  marks: ({ marks }) => marks.join('|'),
  moderationNote: ({ moderationNote }) => moderationNote,
};

const TICKET_COLUMNS: Columns<AdminTicket> = {
  number: ({ number }) => number,
  createdAt: ({ createdAt }) => instant(createdAt),
  updatedAt: ({ updatedAt }) => instant(updatedAt),
  waitingSince: ({ waitingSince }) => instant(waitingSince),
  status: ({ status }) => status,
  priority: ({ priority }) => priority,
  category: ({ category }) => category,
  subject: ({ subject }) => subject,
  orderNumber: ({ orderNumber }) => orderNumber,
  accountNumber: ({ accountNumber }) => accountNumber,
  assignee: ({ assignee }) => assignee?.name,
  language: ({ language }) => language,
  mergedInto: ({ mergedInto }) => mergedInto,
};

const SUBSCRIBER_COLUMNS: Columns<Subscriber> = {
  email: ({ email }) => email,
  state: ({ state }) => state,
  language: ({ language }) => language,
  source: ({ source }) => source,
  subscribedAt: ({ subscribedAt }) => instant(subscribedAt),
  confirmedAt: ({ confirmedAt }) => instant(confirmedAt),
  withdrawnAt: ({ withdrawnAt }) => instant(withdrawnAt),
};

export const peopleFiles: readonly Route[] = [
  listFile({
    name: 'users',
    summary: 'The accounts that match as CSV.',
    query: UsersQuery.omit(NUMBERED_PAGE),
    columns: USER_COLUMNS,
    contacts: {
      email: ({ contact }) => contact.email,
      phone: ({ contact }) => contact.phone,
    },
    page: async ({ db }, viewer, query) => {
      const { users: items, ...page } = await listUsers(db, query, viewer);
      return { ...page, items };
    },
  }),
  listFile({
    name: 'reviews',
    summary: 'The reviews that match as CSV.',
    query: AdminReviewsQuery.omit(NUMBERED_PAGE),
    columns: REVIEW_COLUMNS,
    page: async ({ db }, _, query) => {
      const { reviews: items, ...page } = await listReviews(db, query);
      return { ...page, items };
    },
  }),
  listFile({
    name: 'tickets',
    summary: 'The tickets that match as CSV, without their messages.',
    query: AdminTicketsQuery.omit(NUMBERED_PAGE),
    columns: TICKET_COLUMNS,
    contacts: {
      name: ({ name }) => name,
      email: ({ email }) => email,
      phone: ({ phone }) => phone,
    },
    page: async ({ db }, viewer, query) => {
      const { tickets: items, ...page } = await listAllTickets(db, query, viewer);
      return { ...page, items };
    },
  }),
  listFile({
    name: 'newsletter',
    summary: 'The newsletter’s subscribers that match as CSV, with their consent.',
    query: SubscribersQuery.omit(PAGE),
    columns: SUBSCRIBER_COLUMNS,
    page: async ({ db }, _, query) => {
      const { subscribers: items, ...page } = await listSubscribers(db, query, true);
      return { ...page, items };
    },
  }),
];
