/**
 * @generated SignedSource<<aa7f1ddf8d3b4cf59ae842f904a52e7c>>
 * @relayHash adc43ffae7f68a7e87db8422c12dac1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ff1b54a5635549452a7046b5aa5a0a3cecbcec4f88a4478eb4dce43b8f04e2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromoPageQuery } from './PromoPageQuery.graphql';

const node: PreloadableConcreteRequest<PromoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ff1b54a5635549452a7046b5aa5a0a3cecbcec4f88a4478eb4dce43b8f04e2e",
    "metadata": {},
    "name": "PromoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
