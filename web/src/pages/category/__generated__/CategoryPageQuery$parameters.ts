/**
 * @generated SignedSource<<31fde71c8c22efae92763b38c0579b3d>>
 * @relayHash 8090e916d76178865363ec399cde2da1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d47deff445f5e04e2e4c698e5a70944154956f2370fae87eefbc6a6704559263

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d47deff445f5e04e2e4c698e5a70944154956f2370fae87eefbc6a6704559263",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
