/**
 * @generated SignedSource<<171f220f4ec08d90612f19d116a2382c>>
 * @relayHash 644d15faa31aa74e8807f867b236d1d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52bb1fccce8de4cded8815938cf9a90a029a0e486c90ba02292ee62598897ce0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52bb1fccce8de4cded8815938cf9a90a029a0e486c90ba02292ee62598897ce0",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
