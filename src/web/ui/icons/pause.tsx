// Icon: pause.
import { Icon } from './icon.tsx';

export default function PauseIcon() {
  return (
    <Icon>
      <path d="M9 5v14M15 5v14" />
    </Icon>
  );
}
