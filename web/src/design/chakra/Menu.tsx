import type { ReactNode } from 'react';
import { Menu as ChakraMenu, Portal } from '@chakra-ui/react';
import { Link } from '../../navigation/Link.tsx';
import { Island } from './Island.tsx';

/** An entry of a menu: a link (`to`) or something to do (`onSelect`). */
export interface MenuEntry {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  to?: string;
  onSelect?: () => void;
  isDisabled?: boolean;
}

interface MenuProps {
  isOpen: boolean;
  onClose: () => void;
  /** Name for screen readers. */
  label: string;
  /** The button that it opens from. */
  anchor: HTMLElement | null;
  entries: readonly MenuEntry[];
}

/** A menu below the button it opens from, with arrow keys and type-ahead. */
export function Menu({ isOpen, onClose, label, anchor, entries }: MenuProps) {
  return (
    <Island>
      <ChakraMenu.Root
        open={isOpen}
        onOpenChange={(event) => {
          if (!event.open) onClose();
        }}
        onSelect={({ value }) => entries.find((entry) => entry.key === value)?.onSelect?.()}
        positioning={{
          placement: 'bottom-end',
          getAnchorRect: () => anchor?.getBoundingClientRect() ?? null,
        }}
        aria-label={label}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <ChakraMenu.Positioner>
            <ChakraMenu.Content>
              {entries.map((entry) =>
                entry.to == null ? (
                  <ChakraMenu.Item key={entry.key} value={entry.key} disabled={entry.isDisabled}>
                    {entry.icon}
                    {entry.label}
                  </ChakraMenu.Item>
                ) : (
                  <ChakraMenu.Item key={entry.key} value={entry.key} disabled={entry.isDisabled} asChild>
                    <Link to={entry.to}>
                      {entry.icon}
                      {entry.label}
                    </Link>
                  </ChakraMenu.Item>
                ),
              )}
            </ChakraMenu.Content>
          </ChakraMenu.Positioner>
        </Portal>
      </ChakraMenu.Root>
    </Island>
  );
}
