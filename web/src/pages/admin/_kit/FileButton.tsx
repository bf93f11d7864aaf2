import type { ReactNode } from 'react';
import { Button } from '../../../design/static/Button.tsx';

interface FileButtonProps {
  /** Address of a file that is downloaded. */
  readonly of: string;
  readonly children: ReactNode;
}

/** Downloads a file. */
export function FileButton({ of, children }: FileButtonProps) {
  // An attachment: the page stays.
  return (
    <Button size="sm" variant="secondary" onClick={() => window.location.assign(of)}>
      {children}
    </Button>
  );
}
