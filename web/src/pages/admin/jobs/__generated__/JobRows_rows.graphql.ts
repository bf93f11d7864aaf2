/**
 * @generated SignedSource<<9501f58ccea0ddc6454463f234315236>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdminJobRowState = "DONE" | "FAILED" | "INVALID" | "NEW" | "OK" | "SAME" | "STALE" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type JobRows_rows$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly brandId: string | null | undefined;
      readonly categoryId: string | null | undefined;
      readonly changes: ReadonlyArray<{
        readonly after: string | null | undefined;
        readonly before: string | null | undefined;
        readonly field: string;
      }>;
      readonly label: string;
      readonly line: number;
      readonly problems: ReadonlyArray<{
        readonly code: string | null | undefined;
        readonly field: string;
        readonly message: string;
      }>;
      readonly productId: string | null | undefined;
      readonly state: AdminJobRowState;
    };
  }>;
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
  };
  readonly " $fragmentType": "JobRows_rows";
};
export type JobRows_rows$key = {
  readonly " $data"?: JobRows_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobRows_rows">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobRows_rows",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminJobRowEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AdminJobRow",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "line",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "productId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "categoryId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "brandId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AdminJobChange",
              "kind": "LinkedField",
              "name": "changes",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "before",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "after",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AdminJobProblem",
              "kind": "LinkedField",
              "name": "problems",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "code",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "message",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdminJobRowConnection",
  "abstractKey": null
};
})();

(node as any).hash = "d77f090c3397e4b6da7c48ded0ee92ba";

export default node;
