// Icon: redo.
import { Icon } from './icon.tsx';

export default function RedoIcon() {
  return (
    <Icon>
      <path d="m15 7 5 5-5 5" />
      <path d="M20 12H10a6 6 0 0 0 0 12" transform="translate(0 -3)" />
    </Icon>
  );
}
