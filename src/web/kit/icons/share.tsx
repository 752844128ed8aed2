// Icon: share.
import { Icon } from './icon.tsx';

export default function ShareIcon() {
  return (
    <Icon>
      <circle cx="6" cy="12" r="2.5" />
      <circle cx="18" cy="6" r="2.5" />
      <circle cx="18" cy="18" r="2.5" />
      <path d="m8.3 10.9 7.4-3.7M8.3 13.1l7.4 3.7" />
    </Icon>
  );
}
