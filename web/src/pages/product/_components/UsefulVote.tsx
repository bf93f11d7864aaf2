import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { toast } from '../../../design/toast.ts';
import { useKnownSession } from '../../../features/session/useSession.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useLocation, useNavigate } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import type { UsefulVote_review$key } from './__generated__/UsefulVote_review.graphql.ts';
import styles from './UsefulVote.module.css';

interface UsefulVoteProps {
  review: UsefulVote_review$key;
  /** The viewer found it useful. */
  isUseful: boolean;
  /** The viewer has voted, or taken the vote back. */
  onChange: (reviewId: string, isUseful: boolean) => void;
}

/** Says that a review was useful; a second tap takes it back. Visitors are asked to sign in. */
export function UsefulVote({ review: key, isUseful, onChange }: UsefulVoteProps) {
  const { t, language } = useTranslation('product');
  const environment = useRelayEnvironment();
  const session = useKnownSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isSending, setSending] = useState(false);
  const { id, usefulCount } = useFragment(
    graphql`
      fragment UsefulVote_review on Review {
        id
        usefulCount
      }
    `,
    key,
  );

  const vote = async () => {
    if (session == null) {
      toast({
        id: 'useful',
        type: 'info',
        title: t('common:toast.loginRequired'),
        description: t('reviews.voteLogin'),
        action: { label: t('reviews.login'), onClick: () => navigate(paths.login(pathname + search)) },
      });
      return;
    }
    setSending(true);
    onChange(id, !isUseful);
    try {
      const { voteOnReview } = await import('./voteOnReview.ts');
      await voteOnReview(environment, { id, usefulCount, isUseful: !isUseful });
    } catch {
      onChange(id, isUseful);
      toast({ type: 'error', title: t('common:toast.error'), description: t('reviews.voteFailed') });
    } finally {
      setSending(false);
    }
  };

  return (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={isUseful}
      aria-disabled={isSending || undefined}
      onClick={() => {
        if (!isSending) void vote();
      }}
    >
      <Icon name="thumbs-up" size={16} />
      {usefulCount > 0
        ? t('reviews.usefulCount', { n: formatNumber(usefulCount, language) })
        : t('reviews.useful')}
    </button>
  );
}
