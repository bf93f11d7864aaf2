import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { mutate } from '../../../relay/useMutation.ts';
import { messageLanguage } from '../../../i18n/messageLanguage.ts';
import type { serviceSpeechMutation } from './__generated__/serviceSpeechMutation.graphql.ts';
import type { Speak } from './speech.ts';

/** Nothing to hear. An element that began to play within a press may play later: Safari asks for that. */
const SILENCE = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

/** Has texts said by the assistant's speech service. The sound of the last one is kept, for who wants to hear it again. */
export function createServiceSpeech(environment: Environment): Speak {
  let last: { readonly text: string; readonly audioUrl: string } | undefined;

  return (text, language, events) => {
    const audio = new Audio(SILENCE);
    audio.play().catch(() => undefined);
    let isOver = false;
    const fail = (problem: 'speech' | 'playback') => {
      if (isOver) return;
      isOver = true;
      events.onProblem(problem);
    };
    const ask = async (): Promise<string> => {
      if (last?.text === text) return last.audioUrl;
      const botAnswerSpeak = await mutate<serviceSpeechMutation>(
        environment,
        graphql`
          mutation serviceSpeechMutation($input: BotAnswerSpeakInput!) {
            botAnswerSpeak(input: $input) {
              audioUrl
              userErrors {
                code
              }
            }
          }
        `,
        { input: { text, language: messageLanguage(language) } },
      );
      const { audioUrl, userErrors } = botAnswerSpeak;
      if (audioUrl == null)
        throw new Error(`The text was refused: ${userErrors[0]?.code ?? 'no reason given'}`);
      last = { text, audioUrl };
      return audioUrl;
    };
    const play = async (): Promise<void> => {
      let url: string;
      try {
        url = await ask();
      } catch {
        fail('speech');
        return;
      }
      if (isOver) return;
      audio.addEventListener('ended', () => {
        if (isOver) return;
        isOver = true;
        events.onEnd();
      });
      // Also in the middle, where sound is that cannot be read.
      audio.addEventListener('error', () => fail('playback'));
      audio.src = url;
      try {
        await audio.play();
      } catch {
        fail('playback');
        return;
      }
      if (!isOver) events.onPlaying();
    };
    void play();
    return {
      pause: () => audio.pause(),
      resume() {
        audio.play().catch(() => fail('playback'));
      },
      stop() {
        isOver = true;
        audio.pause();
        audio.removeAttribute('src');
      },
    };
  };
}
