import { useEffect, useSyncExternalStore } from 'react';
import { useOverlay } from '../../design/useOverlay.ts';
import { withAreas } from '../../i18n/translate.ts';
import { assistantRequest, onAssistantRequest, openAssistant } from './assistantPanel.ts';

const load = withAreas(['assistant', 'assistantTools'], () => import('./AssistantPanel.tsx'));
const close = (): void => openAssistant();

/** Renders the assistant's panel, which is loaded when it is first opened; mount it once per page. */
export function AssistantHost() {
  const request = useSyncExternalStore(onAssistantRequest, assistantRequest, () => undefined);
  const { Component: AssistantPanel, isOpen, show, hide } = useOverlay(load, close);
  useEffect(() => {
    if (request === undefined) hide();
    else show();
  }, [request, show, hide]);
  return AssistantPanel && <AssistantPanel request={isOpen ? request : undefined} onClose={close} />;
}
