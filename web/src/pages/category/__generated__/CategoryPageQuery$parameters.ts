/**
 * @generated SignedSource<<846935249b3ee29dddd9b22fa53ceeba>>
 * @relayHash 38125d83c052db17190607e26f88e9a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18188eef6d80f8d164ba8180ddde60dd7b858827e87e0551117bea2a6ce8f118

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18188eef6d80f8d164ba8180ddde60dd7b858827e87e0551117bea2a6ce8f118",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
