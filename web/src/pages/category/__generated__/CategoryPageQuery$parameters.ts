/**
 * @generated SignedSource<<2e5a9f92272889c2369b37745a25354c>>
 * @relayHash a17fc94dadf2effc28939f9d6a6e0c5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cd68508eb96b8007d852d721e382bfdd1ed4cb779c05dd11b256a84d318cbdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3cd68508eb96b8007d852d721e382bfdd1ed4cb779c05dd11b256a84d318cbdd",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
