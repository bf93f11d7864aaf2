import { Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../../errors/ErrorBoundary.tsx';
import { ErrorState } from '../../../errors/ErrorState.tsx';
import { RequestError } from '../../../relay/errors.ts';
import { RetryContext } from '../../../relay/useAdminQuery.ts';
import { oneOf } from './oneOf.ts';
import { REFUSALS, Refused } from './Refused.tsx';

interface AdminBoundaryProps {
  /** Shown while the data are under way, in the shape of what comes. */
  readonly fallback: ReactNode;
  /** When it changes, the children get another chance. */
  readonly resetKey?: unknown;
  /** Shown in place of what could not be read. Default: what happened, with a way to try again. */
  readonly failed?: ReactNode;
  /** Of the heading of what is said in its place: 1 around a whole screen. */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/** Around what reads a query of the back office: its skeleton, and what is said when it fails or is not for this role. */
export function AdminBoundary({ fallback, resetKey, failed, level, children }: AdminBoundaryProps) {
  const [tries, setTries] = useState(0);
  return (
    <ErrorBoundary
      resetKey={resetKey}
      onRetry={() => setTries((count) => count + 1)}
      renderError={(error, retry) => {
        const refusal = error instanceof RequestError ? oneOf(REFUSALS, error.code) : undefined;
        return (
          failed ??
          (refusal === undefined ? (
            <ErrorState error={error} onRetry={retry} level={level} />
          ) : (
            <Refused code={refusal} error={error} level={level} />
          ))
        );
      }}
    >
      <RetryContext value={tries}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </RetryContext>
    </ErrorBoundary>
  );
}
