import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { newKey } from '../../newKey.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import { classifyQuery } from './classifyQuery.ts';
import { useCannedReply } from './offline/useCannedReply.ts';
import {
  EMPTY,
  conversationReducer,
  historyOf,
  type Conversation,
  type Message,
  type Question,
} from './conversation.ts';
import { requestReply } from './requestReply.ts';
import type { PersonaId } from './personas/personas.ts';

/** Default subject of a message that could not be classified. */
const UNKNOWN_TYPE = 'SEARCH_PRODUCT';

export interface Talk {
  readonly conversation: Conversation;
  /** Sends a message; ignored while a reply is in progress. */
  send(question: Question, pictureUrl?: string): void;
  /** Requests the last reply again. */
  retry(): void;
  /** Stops the reply in progress; what was received stays. */
  stop(): void;
  greet(text: string): void;
  /** Discards the conversation, and stops the reply in progress. */
  clear(): void;
}

/** A conversation with the assistant. It ends when the component is unmounted. */
export function useConversation(persona: PersonaId | null): Talk {
  const environment = useRelayEnvironment();
  const { language } = useTranslation('assistant');
  const answerOffline = useCannedReply();
  const [conversation, dispatch] = useReducer(conversationReducer, EMPTY);
  const running = useRef<AbortController>(undefined);
  const latest = useRef({ conversation, persona });
  useEffect(() => {
    latest.current = { conversation, persona };
  });
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    // No query retains the products of a stream: they stay as long as the conversation does.
    const hold = environment.getStore().holdGC();
    return () => hold.dispose();
  }, [environment]);

  /** Requests the reply to a question that follows the given messages. */
  const follow = useCallback(
    async (replyId: string, question: Question, before: readonly Message[]): Promise<void> => {
      running.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      const { query, picture } = question;
      if (!navigator.onLine) {
        const takeBack = answerOffline(query, (text) => dispatch({ kind: 'answered', replyId, text }));
        signal.addEventListener('abort', takeBack);
        return;
      }
      const queryType = question.queryType ?? (await classifyQuery(environment, query, UNKNOWN_TYPE));
      if (signal.aborted) return;
      const leave = requestReply(
        environment,
        {
          replyId,
          query,
          queryType,
          language: schemaLanguage(language),
          persona: latest.current.persona,
          history: historyOf(before),
          picture,
        },
        language,
        {
          onEvent: (event) => dispatch({ kind: 'received', replyId, event }),
          onLost: () => dispatch({ kind: 'lost', replyId }),
        },
      );
      signal.addEventListener('abort', leave);
    },
    [environment, language, answerOffline],
  );

  const actions = useMemo(() => {
    const end = (kind: 'stopped' | 'cleared'): void => {
      running.current?.abort();
      dispatch({ kind });
    };
    return {
      send(question: Question, pictureUrl?: string): void {
        const { messages, replyId: busy } = latest.current.conversation;
        if (busy !== undefined) return;
        const replyId = newKey();
        dispatch({ kind: 'asked', replyId, question, pictureUrl, at: Date.now() });
        void follow(replyId, question, messages);
      },
      retry(): void {
        const { messages, replyId: busy } = latest.current.conversation;
        const question = messages.at(-1)?.question;
        if (busy !== undefined || question === undefined) return;
        const replyId = newKey();
        dispatch({ kind: 'retried', replyId, at: Date.now() });
        // Without the question itself and its reply.
        void follow(replyId, question, messages.slice(0, -2));
      },
      stop: () => end('stopped'),
      greet: (text: string) => dispatch({ kind: 'greeted', text, at: Date.now() }),
      clear: () => end('cleared'),
    };
  }, [follow]);
  return { conversation, ...actions };
}
