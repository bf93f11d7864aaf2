/**
 * @generated SignedSource<<7774d10ee8f4b5d35ba916017e029747>>
 * @relayHash 89d464d9f5591e444e88eb29d0dabc9b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 842406832ca58243022c5ebd2859a492d4348d8e483d4ffabcbd01ad6b9b6e02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedShopsQuery } from './FollowedShopsQuery.graphql';

const node: PreloadableConcreteRequest<FollowedShopsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "842406832ca58243022c5ebd2859a492d4348d8e483d4ffabcbd01ad6b9b6e02",
    "metadata": {},
    "name": "FollowedShopsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
