// Icon: people.
import { Icon } from './icon.tsx';

export default function PeopleIcon() {
  return (
    <Icon>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6" />
      <path d="M15.5 4.9a3.5 3.5 0 0 1 0 6.2M18 14.6c2.1.8 3.3 2.6 3.5 5.4" />
    </Icon>
  );
}
