import { useEffect, type ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { IconButton } from '../../design/static/IconButton.tsx';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Message, Question } from './conversation.ts';
import { MessageBubble } from './MessageBubble.tsx';
import styles from './MessageList.module.css';
import { useFollowReply } from './useFollowReply.ts';
import { useMessageText } from './useMessageText.ts';
import type { Listening } from './voice/useListening.ts';

interface MessageListProps {
  messages: readonly Message[];
  listening: Listening;
  onStop: () => void;
  onRetry: () => void;
  /** Sends one of the messages that a reply offers. */
  onChoose: (question: Question) => void;
  /** No message yet: the welcome stays visible. */
  isBeginning: boolean;
  /** Content above and below the messages. */
  before: ReactNode;
  after: ReactNode;
}

/** The messages, scrolled to the first line of the newest. Screen readers announce a reply when it is complete, not piece by piece. */
export function MessageList({
  messages,
  listening,
  onStop,
  onRetry,
  onChoose,
  isBeginning,
  before,
  after,
}: MessageListProps) {
  const { t } = useTranslation('assistant');
  const textOf = useMessageText();
  const { scroller, content, list, isAtNewest, onScroll, toNewest } = useFollowReply(!isBeginning);
  const last = messages.at(-1);
  // After sending, the reply must be visible.
  const said = messages.filter(({ from }) => from === 'shopper').length;
  useEffect(() => {
    if (said > 0) toNewest();
  }, [said, toNewest]);
  const isTold = last !== undefined && last.from !== 'shopper' && last.state !== 'arriving';
  const count = last?.products.length ?? 0;
  return (
    <div className={styles.frame}>
      {/* It scrolls: keyboard users need it focusable. */}
      <section
        ref={scroller}
        className={styles.scroller}
        onScroll={onScroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('messages')}
      >
        <div ref={content} className={styles.content}>
          {before}
          <ol ref={list} className={styles.list}>
            {messages.map((message) => (
              <MessageBubble
                key={message.id}
                message={message}
                isLast={message === last}
                listening={listening}
                onStop={onStop}
                onRetry={onRetry}
                onChoose={onChoose}
              />
            ))}
          </ol>
          {after}
        </div>
      </section>
      {!isAtNewest && !isBeginning && (
        <IconButton
          className={styles.newest}
          variant="raised"
          label={t('newest')}
          icon={<Icon name="arrow-down" size={20} />}
          onClick={toNewest}
          quiet
        />
      )}
      <VisuallyHidden>
        <span role="log" aria-live="polite">
          {isTold && `${textOf(last)} ${count > 0 ? t('products', { count }) : ''}`}
        </span>
      </VisuallyHidden>
    </div>
  );
}
