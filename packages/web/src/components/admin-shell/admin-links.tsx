import { Link } from '@tanstack/react-router';
import {
  Building2,
  CalendarDays,
  CircleCheckBig,
  Headset,
  LayoutDashboard,
  MessageSquareText,
  Phone,
  PhoneCall,
} from 'lucide-react';

const links = [
  { to: '/admin', label: 'Dashboard', icon: LayoutDashboard, exact: true },
  { to: '/admin/businesses', label: 'Businesses', icon: Building2 },
  { to: '/admin/agents', label: 'Agents', icon: Headset },
  { to: '/admin/phone-numbers', label: 'Phone Numbers', icon: Phone },
  { to: '/admin/call-logs', label: 'Call Logs', icon: PhoneCall },
  { to: '/admin/sms-logs', label: 'SMS Logs', icon: MessageSquareText },
  { to: '/admin/appointments', label: 'Appointments', icon: CalendarDays },
  { to: '/admin/commitments', label: 'Promises', icon: CircleCheckBig },
] as const;

/** The sidebar's links. `onFollow` lets a drawer close itself. */
export function AdminLinks({ onFollow }: { onFollow?: () => void }) {
  return (
    <nav aria-label="Admin">
      <ul className="grid gap-0.5">
        {links.map(({ to, label, icon: Icon, ...rest }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: 'exact' in rest, includeSearch: false }}
              {...(onFollow ? { onClick: onFollow } : {})}
              className="flex h-10 items-center gap-3 rounded-control px-3 text-sm text-ink-soft transition-colors hover:bg-sunken hover:text-ink data-[status=active]:bg-primary-wash data-[status=active]:font-medium data-[status=active]:text-primary-strong"
            >
              <Icon aria-hidden className="size-4.5" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
