/** Refuses variables and documents with lone surrogates: the upstream request could not encode them, which would look like an internal error. */
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import { ILL_FORMED, illFormedIn } from '../../contract/well-formed.ts';

export function useWellFormedTexts(): Plugin {
  return {
    onParams({ params }) {
      const field =
        illFormedIn(params.query ?? '', 'query') ?? illFormedIn(params.variables ?? {}, 'variables');
      if (field === undefined) return;
      const message = `${field}: ${ILL_FORMED}`;
      throw new GraphQLError(message, {
        extensions: {
          code: GATEWAY_CODES.badUserInput,
          fields: [{ field, message: ILL_FORMED }],
          http: { status: 400, headers: { 'cache-control': 'no-store' } },
        },
      });
    },
  };
}
