// Asked once, before anything is sent: may it be? And, wherever somebody wants to know, what is kept how long.

import { createUniqueId, For, type JSX } from 'solid-js';
import { keeping } from '../../../wire/keeping.ts';
import { serviceWords } from '../words.ts';

const words = serviceWords.asking;

export function Asking(props: { agree(): void; decline(): void }): JSX.Element {
  const title = createUniqueId();
  return (
    <section class="card others-card others-asking" aria-labelledby={title}>
      <h3 id={title}>{words.title}</h3>
      <p>{words.about}</p>
      <div class="row">
        <button type="button" class="button" onClick={() => props.agree()}>
          {words.yes}
        </button>
        <button type="button" class="button" onClick={() => props.decline()}>
          {words.no}
        </button>
      </div>
      <KeptTable />
    </section>
  );
}

export function KeptTable(): JSX.Element {
  return (
    <details class="others-table">
      <summary>{words.more}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{serviceWords.kept.what}</th>
            <th scope="col">{serviceWords.kept.howLong}</th>
          </tr>
        </thead>
        <tbody>
          <For each={serviceWords.keptRows(keeping)}>
            {([what, howLong]) => (
              <tr>
                <th scope="row">{what}</th>
                <td>{howLong}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </details>
  );
}
