import type { MouseEvent, ReactNode } from 'react';

import { useOverlay } from '../../design/useOverlay.ts';
import { withAreas } from '../../i18n/translate.ts';

/** The drawer with all links of the shop, and how a link becomes its trigger. */
export interface Sidebar {
  /** Props of the link that opens it: without scripts its `href` works. */
  trigger: {
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: (event: MouseEvent) => void;
  };
  /** The drawer, once opened. */
  element: ReactNode;
}

const load = withAreas(['pages'], () => import('./SidebarDrawer.tsx'));

/** The sidebar drawer; its code loads when the pointer is over its trigger. */
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
