/**
 * @generated SignedSource<<61c18e28f1a6f3b49533dfd14ba73321>>
 * @relayHash 4687c7cad4cc3d0dcbbb9b76f05c7f6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea7f7912f0a96747fe937b5620959e288869438ace1630e9ba4742eaefdb00ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversationQuery } from './ConversationQuery.graphql';

const node: PreloadableConcreteRequest<ConversationQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea7f7912f0a96747fe937b5620959e288869438ace1630e9ba4742eaefdb00ad",
    "metadata": {},
    "name": "ConversationQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
