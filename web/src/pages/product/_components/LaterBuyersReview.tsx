import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../errors/ErrorBoundary.tsx';
import { useSession } from '../../../features/session/useSession.ts';
import { withAreas } from '../../../i18n/translate.ts';

const BuyersReview = lazy(withAreas(['reviews', 'support'], () => import('./BuyersReview.tsx')));

interface LaterBuyersReviewProps {
  productId: string;
  productName: string;
}

/** The own review: what asks for it is loaded for who is signed in only. Without an answer the page stays as it is for everybody. */
export function LaterBuyersReview({ productId, productName }: LaterBuyersReviewProps) {
  const session = useSession();
  if (session === null) return null;
  return (
    <ErrorBoundary renderError={() => null}>
      <Suspense fallback={null}>
        <BuyersReview key={session.accountNumber} productId={productId} productName={productName} />
      </Suspense>
    </ErrorBoundary>
  );
}
