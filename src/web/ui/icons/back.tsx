// Icon: back.
import { Icon } from './icon.tsx';

export default function BackIcon() {
  return (
    <Icon>
      <path d="M15 5l-7 7 7 7" />
    </Icon>
  );
}
