/**
 * @generated SignedSource<<28a6f5922dc5a8bb2ec2b1a2859581b5>>
 * @relayHash 26bb7d05771547aa3e1bee4e410e7e1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b029a62d62eaaa6b8d06410079d445f8d7c41127121f37fa7bda30e3ec38d4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsQuery } from './SessionsQuery.graphql';

const node: PreloadableConcreteRequest<SessionsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b029a62d62eaaa6b8d06410079d445f8d7c41127121f37fa7bda30e3ec38d4d",
    "metadata": {},
    "name": "SessionsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
