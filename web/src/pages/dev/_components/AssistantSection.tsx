import { Button } from '../../../design/static/Button.tsx';
import { Section } from '../../../design/static/Section.tsx';
import { useOverlay } from '../../../design/useOverlay.ts';
import { withAreas } from '../../../i18n/translate.ts';

const load = withAreas(['assistantTools'], () => import('./AssistantSamples.tsx'));

/** The assistant's tools, loaded on request. */
export function AssistantSection() {
  const { Component: Samples, isOpen, preload, show } = useOverlay(load);
  return (
    <Section title="Assistant">
      {isOpen && Samples ? (
        <Samples />
      ) : (
        <Button variant="secondary" onPointerEnter={preload} onFocus={preload} onClick={show}>
          Assistant
        </Button>
      )}
    </Section>
  );
}
