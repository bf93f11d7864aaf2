/**
 * @generated SignedSource<<22a5a8bcb640022f8a3b7dd0c5872d10>>
 * @relayHash 1fd0acc5480a218d23c09cd4fa8dfa7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0aefc9bf391d2ad97c0bb223316b5b30ea1baaaac733eb6d155fb5942dd7d3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressesQuery } from './AddressesQuery.graphql';

const node: PreloadableConcreteRequest<AddressesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0aefc9bf391d2ad97c0bb223316b5b30ea1baaaac733eb6d155fb5942dd7d3c",
    "metadata": {},
    "name": "AddressesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
