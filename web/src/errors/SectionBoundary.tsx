import { createContext, Suspense, use, useState, type ReactNode } from 'react';
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

/** How often the section was tried again. */
const AttemptContext = createContext(0);

/** For `fetchKey`: a section that is tried again asks again, instead of reading what has failed. */
export const useAttempt = (): number => use(AttemptContext);

/** A part of a page that may fail without taking the page along: it then offers to try again. */
export function SectionBoundary({ children, skeleton = null, resetKey, onRetry }: SectionBoundaryProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary
      resetKey={resetKey}
      onRetry={() => {
        setAttempt((count) => count + 1);
        onRetry?.();
      }}
      renderError={(error, retry) => <ErrorState error={error} onRetry={retry} />}
    >
      <AttemptContext value={attempt}>
        <Suspense fallback={skeleton}>{children}</Suspense>
      </AttemptContext>
    </ErrorBoundary>
  );
}
