import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { mutate } from '../../../relay/useMutation.ts';
import { schemaLanguage } from '../../../i18n/language.ts';
import type { serviceSpeechMutation } from './__generated__/serviceSpeechMutation.graphql.ts';
import type { Speak } from './speech.ts';

/** Silence. An element that began to play during a press may play later: Safari requires that. */
const SILENCE = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

/** Speaks texts through the assistant's speech service. The last sound is cached, to be played again. */
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
    const requestSound = async (): Promise<string> => {
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
        { input: { text, language: schemaLanguage(language) } },
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
        url = await requestSound();
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
      // Also during playback, at sound that cannot be decoded.
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
