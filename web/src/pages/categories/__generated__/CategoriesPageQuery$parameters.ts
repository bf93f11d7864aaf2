/**
 * @generated SignedSource<<11ad4f884087dcb82542404b16ae3fbf>>
 * @relayHash b2f376e4bb090b377cf49d7a95b1db03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5ab0f24b68ff6a3481d2fbc4a9a9e9310142f332defbeb4f7bbe1a296df0881

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoriesPageQuery } from './CategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5ab0f24b68ff6a3481d2fbc4a9a9e9310142f332defbeb4f7bbe1a296df0881",
    "metadata": {},
    "name": "CategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
