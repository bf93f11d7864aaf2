/**
 * @generated SignedSource<<b0fc2fd3df0a7fc18134e72ded7ed5c2>>
 * @relayHash 3d51bf24d309c2101c06e3c6011f96ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51a50ce9fc64fba201dcdd97eb9176a10584fcccbc47a44ede1eeef2678ce3e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountHomeQuery } from './AccountHomeQuery.graphql';

const node: PreloadableConcreteRequest<AccountHomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51a50ce9fc64fba201dcdd97eb9176a10584fcccbc47a44ede1eeef2678ce3e4",
    "metadata": {},
    "name": "AccountHomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
