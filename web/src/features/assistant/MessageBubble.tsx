import { Icon } from '../../design/Icon.tsx';
import { Button } from '../../design/static/Button.tsx';
import { cx } from '../../design/static/cx.ts';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { formatTime } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Message, Question } from './conversation.ts';
import styles from './MessageBubble.module.css';
import { OfflineLabel } from './offline/OfflineLabel.tsx';
import { ReplyProducts } from './ReplyProducts.tsx';
import { ListenButton } from './voice/ListenButton.tsx';
import type { Listening } from './voice/useListening.ts';
import { useMessageText } from './useMessageText.ts';

interface MessageBubbleProps {
  message: Message;
  isLast: boolean;
  listening: Listening;
  onStop: () => void;
  onRetry: () => void;
  onChoose: (question: Question) => void;
}

/** One message with its time, its picture and its products. Its text is never parsed as markup. */
export function MessageBubble({ message, isLast, listening, onStop, onRetry, onChoose }: MessageBubbleProps) {
  const { t } = useTranslation('assistant');
  const textOf = useMessageText();
  const { from, state, at, products, choices = [], pictureUrl, failure } = message;
  const isOwn = from === 'shopper';
  const text = textOf(message);
  return (
    <li className={cx(styles.message, isOwn && styles.own)}>
      <VisuallyHidden>{t(isOwn ? 'you' : 'assistant')} : </VisuallyHidden>
      {pictureUrl !== undefined && <img className={styles.picture} src={pictureUrl} alt="" />}
      {text === '' && state === 'arriving' ? (
        <p className={cx(styles.bubble, styles.typing)}>
          <span className={styles.dots} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          {t('typing')}
        </p>
      ) : (
        text !== '' && (
          <p className={cx(styles.bubble, state === 'failed' && styles.failed)} dir="auto">
            {text}
          </p>
        )
      )}
      {failure?.reason === 'RATE_LIMITED' && (
        <p className={styles.note}>
          {failure.retryAfter === null
            ? t('tooMany')
            : t('tooManyFor', { count: Math.ceil(failure.retryAfter) })}
        </p>
      )}
      {products.length > 0 && <ReplyProducts products={products} />}
      {isLast && state === 'whole' && choices.length > 0 && (
        <ul className={styles.choices} aria-label={t('choices')}>
          {choices.map((query) => (
            <li key={query}>
              <button type="button" className={styles.choice} dir="auto" onClick={() => onChoose({ query })}>
                {query}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <time className={styles.time} dateTime={new Date(at).toISOString()}>
          {formatTime(at)}
        </time>
        {from !== 'shopper' && state === 'whole' && text !== '' && (
          <ListenButton messageId={message.id} text={text} listening={listening} />
        )}
        {from === 'device' && <OfflineLabel />}
        {state === 'stopped' && text !== t('stopped') && <span>{t('stopped')}</span>}
        {state === 'arriving' && (
          <Button variant="ghost" size="sm" icon={<Icon name="square" size={14} />} onClick={onStop}>
            {t('stop')}
          </Button>
        )}
        {isLast && (state === 'failed' || state === 'stopped') && (
          <Button variant="ghost" size="sm" icon={<Icon name="rotate-cw" size={16} />} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </div>
    </li>
  );
}
