/**
 * @generated SignedSource<<53fec21f9485b741e61a65a57d6bb1a5>>
 * @relayHash f05b155ccac969061bba4f357078f6a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa8e79c02ebb2bda1649654b518dcb97ae8aaea6d55f41f87d1ecd9ea842bd0c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa8e79c02ebb2bda1649654b518dcb97ae8aaea6d55f41f87d1ecd9ea842bd0c",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
