import type { MouseEvent, ReactNode } from 'react';

import { useOverlay } from '../../design/useOverlay.ts';

/** The drawer with everything that leads somewhere, and how a link becomes its trigger. */
export interface Sidebar {
  /** For the link that opens it: what it leads to without scripts stays its `href`. */
  trigger: {
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: (event: MouseEvent) => void;
  };
  /** The drawer itself, once it was opened. */
  element: ReactNode;
}

const load = () => import('./SidebarDrawer.tsx');

/** The sidebar drawer; its code is loaded when its trigger is pointed at. */
export function useSidebar(): Sidebar {
  const { Component: SidebarDrawer, isOpen, preload, show, hide } = useOverlay(load);
  return {
    trigger: {
      onPointerEnter: preload,
      onFocus: preload,
      onClick: (event) => {
        event.preventDefault();
        show();
      },
    },
    element: SidebarDrawer ? <SidebarDrawer isOpen={isOpen} onClose={hide} /> : null,
  };
}
