/**
 * @generated SignedSource<<49e64de361f9601ac331bf96a5569a9d>>
 * @relayHash 9bccce9fe46b6fe2521934bd53796d08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5528dd0ff050b2cf4729c4c177e6dcf0f1f39fa13fd383f453585bbef4bbe27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversationQuery } from './ConversationQuery.graphql';

const node: PreloadableConcreteRequest<ConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5528dd0ff050b2cf4729c4c177e6dcf0f1f39fa13fd383f453585bbef4bbe27",
    "metadata": {},
    "name": "ConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
