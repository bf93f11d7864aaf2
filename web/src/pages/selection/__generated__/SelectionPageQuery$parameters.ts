/**
 * @generated SignedSource<<2e548bd9321225850ed5221c2f9dabb8>>
 * @relayHash 2d10c369e6437606cdd2c6bf67323bc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bcfc245f8caec2dd892852633c9d625a6459cb874679ca3cf05d19ed10e399a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SelectionPageQuery } from './SelectionPageQuery.graphql';

const node: PreloadableConcreteRequest<SelectionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2bcfc245f8caec2dd892852633c9d625a6459cb874679ca3cf05d19ed10e399a",
    "metadata": {},
    "name": "SelectionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
