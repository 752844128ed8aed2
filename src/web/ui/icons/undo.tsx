// Icon: undo.
import { Icon } from './icon.tsx';

export default function UndoIcon() {
  return (
    <Icon>
      <path d="M9 7 4 12l5 5" />
      <path d="M4 12h10a6 6 0 0 1 0 12" transform="translate(0 -3)" />
    </Icon>
  );
}
