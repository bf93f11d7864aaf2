import type { ReactNode, RefObject } from 'react';
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
  /** `alertdialog` for a question that requires an answer. */
  role?: 'dialog' | 'alertdialog';
  /** Gets the focus when it opens. Default: the first that can have it. */
  firstField?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal dialog. Escape, backdrop and close button close it; the focus returns to where it was. */
export function Dialog({
  isOpen,
  onClose,
  title,
  actions,
  size = 'md',
  role = 'dialog',
  firstField,
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
        initialFocusEl={firstField && (() => firstField.current)}
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
              {actions !== undefined && <ChakraDialog.Footer>{actions}</ChakraDialog.Footer>}
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </Island>
  );
}
