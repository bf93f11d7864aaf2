/**
 * @generated SignedSource<<6d8b3c59cf00f1ccdfb7a643d07966fb>>
 * @relayHash 4b7ce6f4753d339327bece06464a0ac4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ff7c1ce4fb8191b05906781ffc3ac6aa2a5ad41324a435b46ebeb5edaed5a7a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyReviewsQuery } from './MyReviewsQuery.graphql';

const node: PreloadableConcreteRequest<MyReviewsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ff7c1ce4fb8191b05906781ffc3ac6aa2a5ad41324a435b46ebeb5edaed5a7a",
    "metadata": {},
    "name": "MyReviewsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
