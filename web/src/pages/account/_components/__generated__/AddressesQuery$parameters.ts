/**
 * @generated SignedSource<<2e7751675b14fc77accf387a494dc3fe>>
 * @relayHash f4ee825474a751771b51ea96ea006f50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22d57a463d6c4f807168b56f73fa01435b84dbe93d46b97f94052d8c9b0e4188

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressesQuery } from './AddressesQuery.graphql';

const node: PreloadableConcreteRequest<AddressesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22d57a463d6c4f807168b56f73fa01435b84dbe93d46b97f94052d8c9b0e4188",
    "metadata": {},
    "name": "AddressesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
