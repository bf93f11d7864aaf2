/**
 * @generated SignedSource<<a35a69034730b5f1e6db809cd098a876>>
 * @relayHash 768975f7167f97bf1bdead630ee8a8b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a84cd5f3e954ad5955b907d3ccecd93efc9f47626af29b6a55e71d51d4c8d63e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectionPageQuery } from './SelectionPageQuery.graphql';

const node: PreloadableConcreteRequest<SelectionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a84cd5f3e954ad5955b907d3ccecd93efc9f47626af29b6a55e71d51d4c8d63e",
    "metadata": {},
    "name": "SelectionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
