/**
 * @generated SignedSource<<21b5cfab2eba0b31512bfe567eeaaa31>>
 * @relayHash c5991f94881f1c5a0d7c1ee62a37e8d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b41f75197a72e429e881debbef2e91ad4caf566fd61f9600be2c3d96e583b620

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b41f75197a72e429e881debbef2e91ad4caf566fd61f9600be2c3d96e583b620",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
