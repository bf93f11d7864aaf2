import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Badge, type BadgeTone } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { textLanguage } from '../../../i18n/textLanguage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card } from '../_kit/Detail.tsx';
import { Instant } from '../_kit/format.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './SellerPage.module.css';
import type { SellerMessages_message$key } from './__generated__/SellerMessages_message.graphql.ts';
import type { SellerMessages_messages$key } from './__generated__/SellerMessages_messages.graphql.ts';
import type { SellerMessagesQuery } from './__generated__/SellerMessagesQuery.graphql.ts';

/** Messages shown first, and all that are shown. */
const FIRST = 10;
const MOST = 100;

const TONES = {
  QUEUED: 'info',
  SENT: 'green',
  FAILED: 'danger',
} as const satisfies Readonly<Record<string, BadgeTone>>;
const STATES = ['QUEUED', 'SENT', 'FAILED'] as const;

/** What the team has written to a seller. Suspends. */
export function SellerMessages({ sellerId }: { readonly sellerId: string }) {
  const [first, setFirst] = useState(FIRST);
  const { adminSeller } = useAdminQuery<SellerMessagesQuery>(
    graphql`
      query SellerMessagesQuery($id: ID!, $first: Int!) {
        adminSeller(id: $id) {
          messages(first: $first) {
            ...SellerMessages_messages
          }
        }
      }
    `,
    { id: sellerId, first },
    adminFreshness.seller,
    ['sellerMessages'],
  );
  if (adminSeller?.messages == null) return <Missing to={adminPaths.sellers()} />;
  return <Messages messages={adminSeller.messages} {...(first < MOST && { onMore: () => setFirst(MOST) })} />;
}

interface MessagesProps {
  readonly messages: SellerMessages_messages$key;
  /** Shows earlier ones. Absent: all that can be shown are. */
  readonly onMore?: () => void;
}

function Messages({ messages: key, onMore }: MessagesProps) {
  const { t, language } = useTranslation('adminSellers');
  const { nodes, pageInfo, totalCount } = useFragment(
    graphql`
      fragment SellerMessages_messages on AdminSellerMessageConnection {
        nodes {
          key
          ...SellerMessages_message
        }
        pageInfo {
          hasNextPage
        }
        totalCount
      }
    `,
    key,
  );
  return (
    <Card title={t('message.list')}>
      {nodes.length === 0 && <p>{t('message.empty')}</p>}
      <ol className={styles.documents}>
        {nodes.map((message) => (
          <Message key={message.key} message={message} />
        ))}
      </ol>
      {pageInfo.hasNextPage &&
        (onMore === undefined ? (
          <p className={styles.policy}>
            {t('message.latest', {
              n: formatNumber(nodes.length, language),
              total: formatNumber(totalCount, language),
            })}
          </p>
        ) : (
          <Button size="sm" variant="secondary" className={styles.more} onClick={onMore}>
            {t('message.more')}
          </Button>
        ))}
    </Card>
  );
}

function Message({ message: key }: { readonly message: SellerMessages_message$key }) {
  const { t, language: own } = useTranslation('adminSellers');
  const { at, by, language, subject, text, state, sellers } = useFragment(
    graphql`
      fragment SellerMessages_message on AdminSellerMessage {
        at
        by
        language
        subject
        text
        state
        sellers
      }
    `,
    key,
  );
  const known = oneOf(STATES, state);
  return (
    <li className={styles.document}>
      <span className={styles.documentFacts}>
        <Badge tone={known === undefined ? 'neutral' : TONES[known]}>
          {known === undefined ? state : t(`message.state.${known}`)}
        </Badge>
        <Instant at={at} />
        <span>
          {t('message.by')} <bdi>{by}</bdi>
        </span>
        {sellers > 1 && <span>{t('message.to', { count: sellers, n: formatNumber(sellers, own) })}</span>}
      </span>
      <div className={styles.message} {...textLanguage(language)}>
        <strong>{subject}</strong>
        <p>{text}</p>
      </div>
    </li>
  );
}
