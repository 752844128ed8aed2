// The head of a cabinet page: the way back, and the title.

import { A } from '@solidjs/router';
import type { JSX } from 'solid-js';
import { shell } from '#words/shell.ts';
import { BackIcon } from './icons.tsx';
import './page-head.css';

export function Head(props: { readonly title: string }): JSX.Element {
  return (
    <header class="cabinet-head">
      <A class="button quiet icon" href="/" aria-label={shell.home}>
        <BackIcon />
      </A>
      <h1>{props.title}</h1>
    </header>
  );
}
