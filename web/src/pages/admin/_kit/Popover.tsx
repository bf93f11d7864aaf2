import type { ReactNode } from 'react';
import { Button } from '../../../design/static/Button.tsx';
import { useDisclosure } from '../../../design/static/useDisclosure.ts';
import styles from './Popover.module.css';

interface PopoverProps {
  readonly label: string;
  readonly icon?: ReactNode;
  /** `close` is for what ends the choice. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button, and what opens below it. */
export function Popover({ label, icon, children }: PopoverProps) {
  const { open, setOpen, root } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={root} className={styles.root}>
      <Button
        variant="secondary"
        size="sm"
        icon={icon}
        data-disclosure
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <fieldset className={styles.panel} aria-label={label}>
          {children(() => setOpen(false))}
        </fieldset>
      )}
    </div>
  );
}
