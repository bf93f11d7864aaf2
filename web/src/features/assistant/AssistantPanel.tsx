import { useRef, useState } from 'react';
import { Sheet } from '../../design/chakra/Sheet.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Badge } from '../../design/static/Badge.tsx';
import { Logo } from '../../design/static/Logo.tsx';
import { useOffline } from '../../errors/useOffline.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { AssistantTalk } from './AssistantTalk.tsx';
import type { AssistantRequest } from './assistantPanel.ts';
import styles from './AssistantPanel.module.css';
import { PersonaIcon } from './personas/PersonaIcon.tsx';
import type { PersonaId } from './personas/personas.ts';

interface AssistantPanelProps {
  /** What it was opened with; undefined: it is closed. */
  request: AssistantRequest | undefined;
  onClose: () => void;
}

/** The shopping assistant. The conversation is discarded when it closes. */
export default function AssistantPanel({ request, onClose }: AssistantPanelProps) {
  const { t } = useTranslation('assistant');
  const offline = useOffline();
  const field = useRef<HTMLTextAreaElement>(null);
  const [persona, setPersona] = useState<PersonaId | null>(null);
  // During the closing animation it shows its last content.
  const [shown, setShown] = useState(request);
  if (request !== undefined && request !== shown) setShown(request);
  return (
    <Sheet
      isOpen={request !== undefined}
      onClose={onClose}
      mark={
        persona === null ? (
          <Logo variant="square" decorative className={styles.mark} />
        ) : (
          <PersonaIcon persona={persona} />
        )
      }
      title={t(`title.${shown?.entry ?? 'widget'}`)}
      detail={
        <p className={styles.detail}>
          <Badge tone={offline ? 'warning' : 'green'}>
            {offline ? <Icon name="cloud-off" size={12} /> : <span className={styles.dot} />}
            {t(offline ? 'offline' : 'online')}
          </Badge>
          {t('smart')}
        </p>
      }
      firstField={field}
    >
      {shown && (
        <AssistantTalk
          request={shown}
          isOpen={request !== undefined}
          persona={persona}
          onPersona={setPersona}
          field={field}
          onLeave={onClose}
        />
      )}
    </Sheet>
  );
}
