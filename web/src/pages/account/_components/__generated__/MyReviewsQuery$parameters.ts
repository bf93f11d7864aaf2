/**
 * @generated SignedSource<<ec79ed54adc6774378bad7e79df3d727>>
 * @relayHash 251ddbdd5a4915887be17eb64cbcaf74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e514d0a0afd7841e6153ad2a9e5a1df34c9cb74b0631d5d7cefff803e8472e64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyReviewsQuery } from './MyReviewsQuery.graphql';

const node: PreloadableConcreteRequest<MyReviewsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e514d0a0afd7841e6153ad2a9e5a1df34c9cb74b0631d5d7cefff803e8472e64",
    "metadata": {},
    "name": "MyReviewsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
