/**
 * @generated SignedSource<<96e7435bba131b0231488e8af56d2588>>
 * @relayHash e3f8dfc3a68ec09ddd0b67c8b112dba0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10ea955ba8819999118afee2b35bc36c27eddb1e03828929e59227f659acad9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10ea955ba8819999118afee2b35bc36c27eddb1e03828929e59227f659acad9e",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
