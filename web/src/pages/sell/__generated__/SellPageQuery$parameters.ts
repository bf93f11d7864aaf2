/**
 * @generated SignedSource<<fbe4f611492a7781a739a0a906cb8f84>>
 * @relayHash 8047df403343e2a9e6f796b3909ecb4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1eb7359f4042ed077dbc0a329268c44fbc4e19fa1bbc787d0931e2933e4780e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SellPageQuery } from './SellPageQuery.graphql';

const node: PreloadableConcreteRequest<SellPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1eb7359f4042ed077dbc0a329268c44fbc4e19fa1bbc787d0931e2933e4780e",
    "metadata": {},
    "name": "SellPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
