import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { IconButton } from '../static/IconButton.tsx';
import { Unbroken } from '../static/Unbroken.tsx';
import { Island } from './Island.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` for a question that has to be answered. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

/** A dialog over the page. Escape, the backdrop and the close button close it; the focus goes back to where it was. */
export function Dialog({
  isOpen,
  onClose,
  title,
  actions,
  size = 'md',
  role = 'dialog',
  children,
}: DialogProps) {
  const { t } = useTranslation('common');
  return (
    <Island>
      <ChakraDialog.Root
        open={isOpen}
        onOpenChange={(event) => {
          if (!event.open) onClose();
        }}
        role={role}
        size={size}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <ChakraDialog.Backdrop />
          <ChakraDialog.Positioner>
            <ChakraDialog.Content>
              <ChakraDialog.Header>
                <ChakraDialog.Title>
                  {typeof title === 'string' ? <Unbroken text={title} /> : title}
                </ChakraDialog.Title>
                <IconButton label={t('close')} icon={<Icon name="x" size={22} />} onClick={onClose} quiet />
              </ChakraDialog.Header>
              <ChakraDialog.Body>{children}</ChakraDialog.Body>
              <ChakraDialog.Footer>{actions}</ChakraDialog.Footer>
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </Island>
  );
}
