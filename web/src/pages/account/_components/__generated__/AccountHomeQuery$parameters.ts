/**
 * @generated SignedSource<<008426d830d9e67b767bbbf687b2f513>>
 * @relayHash e21ffbd97a9c369e401d68d1de4b093c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd654e9b376749e4e37b7c15cbbec2a59c620347367650da2462b97b7b3caef7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountHomeQuery } from './AccountHomeQuery.graphql';

const node: PreloadableConcreteRequest<AccountHomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd654e9b376749e4e37b7c15cbbec2a59c620347367650da2462b97b7b3caef7",
    "metadata": {},
    "name": "AccountHomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
