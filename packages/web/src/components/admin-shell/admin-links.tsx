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
  ScrollText,
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

const operatorLinks = [{ to: '/admin/audit-log', label: 'Audit Log', icon: ScrollText }] as const;

interface AdminLinksProps {
  isOperator: boolean;
  /** Lets a drawer close itself. */
  onFollow?: () => void;
}

/** The sidebar's links. */
export function AdminLinks({ isOperator, onFollow }: AdminLinksProps) {
  return (
    <nav aria-label="Admin">
      <ul className="grid gap-0.5">
        {[...links, ...(isOperator ? operatorLinks : [])].map(
          ({ to, label, icon: Icon, ...rest }) => (
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
          ),
        )}
      </ul>
    </nav>
  );
}
