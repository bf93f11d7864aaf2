/**
 * @generated SignedSource<<9a63a3fa7dd07e05ed19814b4879b87f>>
 * @relayHash 8e71b09790afebe6cbceec5fce644e67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8a341c1a34e92f5beca3a1fdbd44590cac5f39e29381c18e4a65f56798b0c5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextPageQuery } from './TextPageQuery.graphql';

const node: PreloadableConcreteRequest<TextPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8a341c1a34e92f5beca3a1fdbd44590cac5f39e29381c18e4a65f56798b0c5a",
    "metadata": {},
    "name": "TextPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
