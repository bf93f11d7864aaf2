/**
 * @generated SignedSource<<55bd99d0aa7f120fe5794ede048dae41>>
 * @relayHash 53d50cc627bd1c0ae0969f84858411c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 701f473e19d034ef37a0e91badb5e96d58c418555374345b26fb137bbfab27b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "701f473e19d034ef37a0e91badb5e96d58c418555374345b26fb137bbfab27b7",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
