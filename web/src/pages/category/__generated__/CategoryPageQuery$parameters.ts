/**
 * @generated SignedSource<<d74d5c73e50dfaeb1e275b25b5b8524b>>
 * @relayHash 182e78b87863549781c33339dca973dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 479c08c72833f773df278023b13c06e99ec35970e692276253a42eb1cdafa214

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "479c08c72833f773df278023b13c06e99ec35970e692276253a42eb1cdafa214",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
