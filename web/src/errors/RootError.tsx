import { useRouteError } from 'react-router-dom';
import { ErrorFallback } from './ErrorFallback.tsx';

/** The whole document's last resort: the layout itself, or a page's code or loader, failed. */
export function RootError() {
  const error: unknown = useRouteError();
  return (
    <main>
      <ErrorFallback error={error instanceof Error ? error : new Error('')} />
    </main>
  );
}
