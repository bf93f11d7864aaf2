/**
 * @generated SignedSource<<fb3c271756ec15c5278da9b286cc3585>>
 * @relayHash 922b14950275ba56bd99faad68d48848
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c1745a15a4bc4115cfd046362882e26a99847daf7e8c173641fd6a4712d55e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectionPageQuery } from './SelectionPageQuery.graphql';

const node: PreloadableConcreteRequest<SelectionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c1745a15a4bc4115cfd046362882e26a99847daf7e8c173641fd6a4712d55e4",
    "metadata": {},
    "name": "SelectionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
