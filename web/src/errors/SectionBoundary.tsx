import { Suspense, type ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface SectionBoundaryProps {
  readonly children: ReactNode;
  /** Skeleton while the section's own data load. */
  readonly skeleton?: ReactNode;
  /** Changes when the section shows something else. */
  readonly resetKey?: string;
  /** Called before a retry. */
  readonly onRetry?: () => void;
}

/** A section of a page that may fail without the page: it then offers a retry. */
export function SectionBoundary({ children, skeleton = null, resetKey, onRetry }: SectionBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      onRetry={onRetry}
      renderError={(error, retry) => <ErrorState error={error} onRetry={retry} />}
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  );
}
