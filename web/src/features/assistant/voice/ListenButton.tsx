import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { Listening } from './useListening.ts';

interface ListenButtonProps {
  messageId: string;
  text: string;
  listening: Listening;
}

/** Speaks a message, pauses it, continues. Nothing if there is no speech output. */
export function ListenButton({ messageId, text, listening }: ListenButtonProps) {
  const { t } = useTranslation('assistantTools');
  if (!listening.isAvailable) return null;
  const state = listening.playingId === messageId ? listening.state : 'idle';
  const isPlaying = state === 'playing';
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={state === 'loading'}
      icon={<Icon name={isPlaying ? 'pause' : 'volume-2'} size={18} />}
      onClick={() => listening.play(messageId, text)}
    >
      {t(isPlaying ? 'listen.pause' : 'listen.play')}
    </Button>
  );
}
