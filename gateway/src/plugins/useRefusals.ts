/** Adds a message to responses 406 and 415, which Yoga sends without a body. */
import type { Plugin } from 'graphql-yoga';
import { GATEWAY_CODES } from '../../contract/errors.ts';

const REASONS: Readonly<Record<number, string>> = {
  406: 'Accept: must allow application/json or application/graphql-response+json, of a subscription text/event-stream',
  415: 'Content-Type: must be application/json or application/graphql',
};

export function useRefusals(): Plugin {
  return {
    onResponse(payload) {
      const { response, fetchAPI } = payload;
      const message = REASONS[response.status];
      if (message === undefined || response.body !== null) return;
      const { status, headers } = response;
      const told = new fetchAPI.Response(
        JSON.stringify({ errors: [{ message, extensions: { code: GATEWAY_CODES.badRequest } }] }),
        { status, headers },
      );
      told.headers.set('content-type', 'application/json; charset=utf-8');
      told.headers.set('cache-control', 'no-store');
      payload.setResponse(told);
    },
  };
}
