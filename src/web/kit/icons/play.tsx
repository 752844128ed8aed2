// Icon: play.
import { Icon } from './icon.tsx';

export default function PlayIcon() {
  return (
    <Icon>
      <path d="M7 4.5v15l12-7.5z" fill="currentColor" />
    </Icon>
  );
}
