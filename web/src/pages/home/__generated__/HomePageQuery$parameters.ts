/**
 * @generated SignedSource<<759c41e638e539341dd95fde9282e777>>
 * @relayHash 1fd9b09d8b956d588faa7927da44cf5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bded5dea3c862cf68b86619ee899a3d510bd927bf9f81786ac0462355138be23

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bded5dea3c862cf68b86619ee899a3d510bd927bf9f81786ac0462355138be23",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
