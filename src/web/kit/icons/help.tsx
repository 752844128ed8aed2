// Icon: help.
import { Icon } from './icon.tsx';

export default function HelpIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8" />
      <path d="M12 17h.01" />
    </Icon>
  );
}
