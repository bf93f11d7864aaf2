import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { Drawer as ChakraDrawer, Portal } from '@chakra-ui/react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { IconButton } from '../static/IconButton.tsx';
import { Island } from './Island.tsx';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title, such as "delete all". */
  actions?: ReactNode;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
  placement?: 'start' | 'end' | 'bottom';
  size?: 'md' | 'lg';
  children: ReactNode;
}

/** A panel from the side. Escape, the backdrop and the close button close it; the focus goes back to where it was. */
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
  const { t } = useTranslation('common');
  return (
    <Island>
      <ChakraDrawer.Root
        open={isOpen}
        onOpenChange={(event) => {
          if (!event.open) onClose();
        }}
        placement={placement}
        size={size}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <ChakraDrawer.Backdrop />
          <ChakraDrawer.Positioner>
            <ChakraDrawer.Content>
              <ChakraDrawer.Header>
                <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
                {actions}
                <IconButton label={t('close')} icon={<Icon name="x" size={22} />} onClick={onClose} quiet />
              </ChakraDrawer.Header>
              <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
              {footer && <ChakraDrawer.Footer>{footer}</ChakraDrawer.Footer>}
            </ChakraDrawer.Content>
          </ChakraDrawer.Positioner>
        </Portal>
      </ChakraDrawer.Root>
    </Island>
  );
}
