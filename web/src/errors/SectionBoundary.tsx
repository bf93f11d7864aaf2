import { Suspense, type ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface SectionBoundaryProps {
  readonly children: ReactNode;
  /** Shown while the section's own data are under way, in its shape. */
  readonly skeleton?: ReactNode;
  /** Changes when the section shows something else. */
  readonly resetKey?: string;
  /** Called before the section is tried again. */
  readonly onRetry?: () => void;
}

/** A part of a page that may fail without taking the page along: it then offers to try again. */
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
