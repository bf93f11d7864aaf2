import type { ReactNode } from 'react';
import { Drawer as ChakraDrawer } from '@chakra-ui/react';
import { DrawerMessage } from './DrawerMessage.tsx';
import { Panel } from './Panel.tsx';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title, such as "delete all". */
  actions?: ReactNode;
  /** Stays visible below the scrolling part. */
  footer?: ReactNode;
  placement?: 'start' | 'end';
  size?: 'md' | 'lg';
  children: ReactNode;
}

/** A panel at the side. */
export function Drawer({
  isOpen,
  onClose,
  title,
  actions,
  footer,
  placement = 'end',
  size = 'md',
  children,
}: DrawerProps) {
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      placement={placement}
      size={size}
      header={
        <>
          <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
          {actions}
        </>
      }
    >
      <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
      <DrawerMessage />
      {footer && <ChakraDrawer.Footer>{footer}</ChakraDrawer.Footer>}
    </Panel>
  );
}
