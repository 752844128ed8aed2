// Icon: more.
import { Icon } from './icon.tsx';

export default function MoreIcon() {
  return (
    <Icon>
      <circle cx="5" cy="12" r="1.6" fill="currentColor" />
      <circle cx="12" cy="12" r="1.6" fill="currentColor" />
      <circle cx="19" cy="12" r="1.6" fill="currentColor" />
    </Icon>
  );
}
