// Icon: close.
import { Icon } from './icon.tsx';

export default function CloseIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  );
}
