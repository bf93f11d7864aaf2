import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { schemaLanguage, type Language } from '../../../i18n/language.ts';
import { mutate } from '../../../relay/useMutation.ts';
import { toBase64 } from '../base64.ts';
import type { readPictureMutation } from './__generated__/readPictureMutation.graphql.ts';

/** What was recognised on a picture; it is sent with the message. */
export interface PictureReading {
  /** Null if no vision model is configured. */
  readonly description: string | null;
  /** Slugs of colours, the most frequent first. */
  readonly colors: readonly string[];
}

/** Has a picture analysed; rejects on failure. */
export async function readPicture(
  environment: Environment,
  picture: Blob,
  language: Language,
): Promise<PictureReading> {
  const botPictureRead = await mutate<readPictureMutation>(
    environment,
    graphql`
      mutation readPictureMutation($input: BotPictureReadInput!) {
        botPictureRead(input: $input) {
          picture {
            description
            colors
          }
          userErrors {
            code
          }
        }
      }
    `,
    { input: { picture: await toBase64(picture), language: schemaLanguage(language) } },
  );
  const { picture: read, userErrors } = botPictureRead;
  if (read == null) throw new Error(`The picture was refused: ${userErrors[0]?.code ?? 'no reason given'}`);
  return { description: read.description ?? null, colors: read.colors };
}
