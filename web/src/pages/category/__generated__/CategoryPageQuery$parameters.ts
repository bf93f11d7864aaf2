/**
 * @generated SignedSource<<4973e6d73359bb6826e94a296cffcaf1>>
 * @relayHash 4e983d7202dba9ad9fe5edfc7da25ddf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 127258ae6af328a8bb2593e91223c685c0309567e9a8b2a4431ac00a23de6f82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryPageQuery } from './CategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "127258ae6af328a8bb2593e91223c685c0309567e9a8b2a4431ac00a23de6f82",
    "metadata": {},
    "name": "CategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
