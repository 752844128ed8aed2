// A table behind a line that opens it: figures for those who want them, not for everyone.

import { For, type JSX } from 'solid-js';

export function FoldedTable(props: {
  readonly summary: string;
  readonly heads: readonly string[];
  /** The rows. */
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <details class="others-table">
      <summary>{props.summary}</summary>
      <table>
        <thead>
          <tr>
            <For each={props.heads}>{(head) => <th scope="col">{head}</th>}</For>
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </details>
  );
}
