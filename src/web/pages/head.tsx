// The head of a cabinet page: the way back, and the title.

import { A } from '@solidjs/router';
import type { JSX } from 'solid-js';
import IconBack from '../ui/icons/back.tsx';
import { shell } from '../words.ts';
import './pages.css';

export function Head(props: { readonly title: string }): JSX.Element {
  return (
    <header class="cabinet-head">
      <A class="button quiet icon" href="/" aria-label={shell.home}>
        <IconBack />
      </A>
      <h1>{props.title}</h1>
    </header>
  );
}
