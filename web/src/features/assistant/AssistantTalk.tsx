import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocation } from '../../navigation/RouterContext.ts';
import type { AssistantRequest } from './assistantPanel.ts';
import styles from './AssistantTalk.module.css';
import { Choices } from './Choices.tsx';
import { Composer } from './Composer.tsx';
import { hasBegun, type Question } from './conversation.ts';
import { MessageList } from './MessageList.tsx';
import { PersonaSuggestions } from './personas/PersonaSuggestions.tsx';
import type { PersonaId } from './personas/personas.ts';
import { queryTypeOf, type QueryChoice } from './queryTypes/queryTypes.ts';
import { QuickStarts } from './QuickStarts.tsx';
import { Splash } from './Splash.tsx';
import { useHeldFocus } from './useHeldFocus.ts';
import { useConversation } from './useConversation.ts';
import { useListening } from './voice/useListening.ts';
import { Welcome } from './Welcome.tsx';

/** How long the splash is shown before the greeting, in milliseconds. */
const GREETING_DELAY = 3000;

interface AssistantTalkProps {
  request: AssistantRequest;
  isOpen: boolean;
  /** Null: the shop's own voice. */
  persona: PersonaId | null;
  onPersona: (persona: PersonaId) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Called when the shopper navigates to another page. */
  onLeave: () => void;
}

/** The conversation with the assistant, starting from the welcome or from a message typed elsewhere. */
export function AssistantTalk({ request, isOpen, persona, onPersona, field, onLeave }: AssistantTalkProps) {
  const { t } = useTranslation('assistant');
  const { conversation, send, retry, stop, greet, clear } = useConversation(persona);
  const listening = useListening();
  const talk = useRef<HTMLDivElement>(null);
  useHeldFocus(talk);
  // One at a time: a small phone has no room for both.
  const [opened, setOpened] = useState<'personas' | 'tray' | null>(null);
  const [subject, setSubject] = useState<QueryChoice>('auto');
  const { entry, query = '' } = request;
  const first = query.trim();
  useEffect(() => {
    if (!isOpen) {
      stop();
      return undefined;
    }
    clear();
    const timer =
      first === ''
        ? setTimeout(() => greet(t(`greeting.${entry}`)), GREETING_DELAY)
        : setTimeout(() => send({ query: first }));
    return () => clearTimeout(timer);
  }, [first, entry, isOpen, send, stop, greet, clear, t]);
  useLeaving(onLeave);

  const { messages, replyId } = conversation;
  const say = (said: Pick<Question, 'query' | 'picture'>, pictureUrl?: string): void =>
    send(subject === 'auto' ? said : { ...said, queryType: queryTypeOf(subject) }, pictureUrl);
  const isBeginning = !hasBegun(conversation) && first === '';
  return (
    <div ref={talk} className={styles.talk}>
      {messages.length === 0 && first === '' ? (
        <Splash />
      ) : (
        <MessageList
          messages={messages}
          listening={listening}
          onStop={stop}
          onRetry={retry}
          onChoose={send}
          isBeginning={isBeginning}
          before={isBeginning && <Welcome />}
          after={
            isBeginning &&
            (persona === null ? (
              <QuickStarts onChoose={send} />
            ) : (
              <PersonaSuggestions persona={persona} onAsk={(query) => say({ query })} onLeave={onLeave} />
            ))
          }
        />
      )}
      <div className={styles.below}>
        <Choices
          persona={persona}
          onPersona={onPersona}
          picks={opened === 'personas'}
          onPicks={(picks) => setOpened(picks ? 'personas' : null)}
          subject={subject}
          onSubject={setSubject}
          isFolded={!isBeginning && opened === null}
        />
        <Composer
          field={field}
          isBusy={replyId !== undefined}
          showsTray={opened === 'tray'}
          onTray={(shows) => setOpened(shows ? 'tray' : null)}
          // The microphone would record it.
          onRecord={listening.stop}
          onSend={say}
        />
      </div>
    </div>
  );
}

/** Reports navigation to another page. */
function useLeaving(onLeave: () => void): void {
  const { key } = useLocation();
  const start = useRef(key);
  useEffect(() => {
    if (key !== start.current) onLeave();
  }, [key, onLeave]);
}
