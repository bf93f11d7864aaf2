/**
 * @generated SignedSource<<defa4df5733d5a2200849a8737ebd1f8>>
 * @relayHash 4524d0373d7851f5931c99db539b6031
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 181ea6fb4d8b6ee3c52570d66dbf2c228605fccf755a5bb6f9ec99ae4bd1a789

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MallPageQuery } from './MallPageQuery.graphql';

const node: PreloadableConcreteRequest<MallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "181ea6fb4d8b6ee3c52570d66dbf2c228605fccf755a5bb6f9ec99ae4bd1a789",
    "metadata": {},
    "name": "MallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
