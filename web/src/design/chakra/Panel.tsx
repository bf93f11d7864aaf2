import type { ComponentProps, CSSProperties, ReactNode, RefObject } from 'react';
import { Icon } from '../Icon.tsx';
import { Drawer as ChakraDrawer, Portal } from '@chakra-ui/react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { IconButton } from '../static/IconButton.tsx';
import { Island } from './Island.tsx';

interface PanelProps extends Pick<
  ComponentProps<typeof ChakraDrawer.Root>,
  'placement' | 'size' | 'initialFocusEl'
> {
  isOpen: boolean;
  onClose: () => void;
  /** Before the close button. */
  header: ReactNode;
  /** Where it may be. */
  room?: CSSProperties;
  /** Of the element that is focusable as a whole. */
  content?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/**
 * A panel at an edge of the window. Escape, backdrop and close button close it; the focus returns to where it was. Pages use
 * Drawer and Sheet.
 */
export function Panel({ isOpen, onClose, header, room, content, children, ...root }: PanelProps) {
  const { t } = useTranslation('common');
  return (
    <Island>
      <ChakraDrawer.Root
        {...root}
        open={isOpen}
        onOpenChange={(event) => {
          if (!event.open) onClose();
        }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <ChakraDrawer.Backdrop />
          <ChakraDrawer.Positioner style={room}>
            <ChakraDrawer.Content ref={content} tabIndex={content && -1}>
              <ChakraDrawer.Header>
                {header}
                <IconButton label={t('close')} icon={<Icon name="x" size={22} />} onClick={onClose} quiet />
              </ChakraDrawer.Header>
              {children}
            </ChakraDrawer.Content>
          </ChakraDrawer.Positioner>
        </Portal>
      </ChakraDrawer.Root>
    </Island>
  );
}
