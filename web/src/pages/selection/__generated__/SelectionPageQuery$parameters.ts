/**
 * @generated SignedSource<<3209c536e58e8b60ccc2b3317279a761>>
 * @relayHash 94abfe74242f0a86c29aed7bf748db2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e35a5f927db5317f8a63d8b820de8e0392b89de7702b08e78aac321f2a8e9d17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectionPageQuery } from './SelectionPageQuery.graphql';

const node: PreloadableConcreteRequest<SelectionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e35a5f927db5317f8a63d8b820de8e0392b89de7702b08e78aac321f2a8e9d17",
    "metadata": {},
    "name": "SelectionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
