/**
 * @generated SignedSource<<b59c1c6e7b029ea8cc56756340c9eb2d>>
 * @relayHash a574fe8df0a81d0decb5695cc18b0b40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcdc35def886b4a44a43378fb18f47823e10055ba22658122a9a4d444600dc65

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dcdc35def886b4a44a43378fb18f47823e10055ba22658122a9a4d444600dc65",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
