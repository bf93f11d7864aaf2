/** The assistant: streamed replies, and the other calls. */
import { GraphQLError } from 'graphql';
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import type { ChatLoaders } from '../../loaders/visitor/chat.ts';
import { attempt } from '../base/userErrors.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { readPicture, readRecording } from './files.ts';
import { queryErrors, readReplyInput, spokenErrors } from './input.ts';
import { modelOf } from './reply.ts';
import type { ReplyModel } from './reply.ts';

/** How long capabilities are cached (ms). */
const CAPABILITIES_MS = 60_000;

/** Loaders of the chat host. @throws NOT_SUPPORTED_BY_UPSTREAM when the shop has none */
function chatOf({ loaders }: GatewayContext): ChatLoaders {
  if (loaders.chat) return loaders.chat;
  throw new GraphQLError('This shop has no assistant', { extensions: { code: GATEWAY_CODES.notSupported } });
}

const asModel = (model: ReplyModel): ReplyModel => model;

export const chatResolvers: Resolvers = {
  BotReplyEvent: { __resolveType: ({ __typename }) => __typename },
  Query: {
    assistant: async (_, _args, { loaders, note }) => {
      const found = loaders.chat === undefined ? null : await loaders.chat.capabilities();
      // A failed or unsupported call is not cached.
      if (found === null) return null;
      note(CAPABILITIES_MS, []);
      return {
        transcribesSpeech: found.speechToText,
        speaksAnswers: found.textToSpeech,
        seesPictures: found.vision,
      };
    },
  },
  Subscription: {
    botReply: {
      subscribe: (_, { input }, context) =>
        chatOf(context).reply(readReplyInput(input), (event) => modelOf(event, context)) as never,
      resolve: asModel as never,
    },
  },
  Mutation: {
    botQueryClassify: async (_, { input: { query } }, context) => {
      const text = query.trim();
      const wrong = queryErrors(text);
      if (wrong.length > 0) return { queryType: null, userErrors: wrong };
      const { value, userErrors } = await attempt(chatOf(context).classify(text));
      return { queryType: value, userErrors };
    },
    botPictureRead: async (_, { input: { picture, language } }, context) => {
      const { file, userErrors: wrong } = readPicture(picture);
      if (file === null) return { picture: null, userErrors: wrong };
      const { value, userErrors } = await attempt(chatOf(context).readPicture(file, language));
      return { picture: value, userErrors };
    },
    botSpeechTranscribe: async (_, { input: { recording, language } }, context) => {
      const { file, userErrors: wrong } = readRecording(recording);
      if (file === null) return { text: null, userErrors: wrong };
      const { value, userErrors } = await attempt(chatOf(context).transcribe(file, language));
      return { text: value, userErrors };
    },
    botAnswerSpeak: async (_, { input: { text, language } }, context) => {
      const spoken = text.trim();
      const wrong = spokenErrors(spoken);
      if (wrong.length > 0) return { audioUrl: null, userErrors: wrong };
      const { value, userErrors } = await attempt(chatOf(context).speak(spoken, language));
      return { audioUrl: value, userErrors };
    },
  },
};
