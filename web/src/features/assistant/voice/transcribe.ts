import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { schemaLanguage, type Language } from '../../../i18n/language.ts';
import { mutate } from '../../../relay/useMutation.ts';
import { toBase64 } from '../base64.ts';
import type { transcribeMutation } from './__generated__/transcribeMutation.graphql.ts';

/** Transcribes a recording; rejects on failure. */
export async function transcribe(
  environment: Environment,
  recording: Blob,
  language: Language,
): Promise<string> {
  const botSpeechTranscribe = await mutate<transcribeMutation>(
    environment,
    graphql`
      mutation transcribeMutation($input: BotSpeechTranscribeInput!) {
        botSpeechTranscribe(input: $input) {
          text
          userErrors {
            code
          }
        }
      }
    `,
    { input: { recording: await toBase64(recording), language: schemaLanguage(language) } },
  );
  const { text, userErrors } = botSpeechTranscribe;
  if (text == null) throw new Error(`The recording was refused: ${userErrors[0]?.code ?? 'no reason given'}`);
  return text;
}
