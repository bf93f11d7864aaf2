import { useRef, type ReactNode, type RefObject } from 'react';
import { Drawer } from '@chakra-ui/react';
import { Panel } from './Panel.tsx';
import { useVisibleHeight } from './useVisibleHeight.ts';

interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Before the title. */
  mark?: ReactNode;
  /** Below the title. */
  detail?: ReactNode;
  /** Gets the focus on devices with a mouse. */
  firstField?: RefObject<HTMLElement | null>;
  /** Fills the rest below the header, and scrolls by itself. */
  children: ReactNode;
}

/** A panel at the bottom, three quarters of the window high and at most 70 %, that stays above an on-screen keyboard. */
export function Sheet({ isOpen, onClose, title, mark, detail, firstField, children }: SheetProps) {
  const content = useRef<HTMLDivElement>(null);
  const room = useVisibleHeight(isOpen);
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      placement="bottom"
      room={room}
      content={content}
      // On a phone it would open the keyboard at once, over the content.
      initialFocusEl={() =>
        matchMedia('(pointer: fine)').matches ? (firstField?.current ?? content.current) : content.current
      }
      header={
        <>
          {mark}
          <div style={{ flex: 1, minInlineSize: 0 }}>
            <Drawer.Title>{title}</Drawer.Title>
            {detail}
          </div>
        </>
      }
    >
      {children}
    </Panel>
  );
}
