import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../errors/ErrorBoundary.tsx';
import { useSession } from '../../../features/session/useSession.ts';
import { withAreas } from '../../../i18n/translate.ts';

const BuyersReview = lazy(withAreas(['reviews', 'support'], () => import('./BuyersReview.tsx')));

interface LaterBuyersReviewProps {
  productId: string;
  productName: string;
  /** Gets the ids of the product's reviews that the viewer found useful. */
  onVotes: (reviewIds: readonly string[]) => void;
}

/** The viewer's review: its code is loaded only with a session. Without a response the page stays as it is for visitors. */
export function LaterBuyersReview({ productId, productName, onVotes }: LaterBuyersReviewProps) {
  const session = useSession();
  if (session === null) return null;
  return (
    <ErrorBoundary renderError={() => null}>
      <Suspense fallback={null}>
        <BuyersReview
          key={session.accountNumber}
          productId={productId}
          productName={productName}
          onVotes={onVotes}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
