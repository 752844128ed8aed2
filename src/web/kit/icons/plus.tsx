// Icon: plus.
import { Icon } from './icon.tsx';

export default function PlusIcon() {
  return (
    <Icon>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}
