import type { DashboardStats } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import {
  Building2,
  Headset,
  Link2,
  type LucideIcon,
  MessageSquareText,
  Phone,
  PhoneCall,
  PhoneIncoming,
  Users,
} from 'lucide-react';

interface StatCard {
  count: keyof DashboardStats;
  label: string;
  icon: LucideIcon;
  to:
    | '/admin/businesses'
    | '/admin/agents'
    | '/admin/phone-numbers'
    | '/admin/users'
    | '/admin/call-logs'
    | '/admin/sms-logs'
    | '/admin/user-businesses';
}

const cards: StatCard[] = [
  { count: 'businessCount', label: 'Businesses', icon: Building2, to: '/admin/businesses' },
  { count: 'agentCount', label: 'Agents', icon: Headset, to: '/admin/agents' },
  { count: 'phoneNumberCount', label: 'Phone Numbers', icon: Phone, to: '/admin/phone-numbers' },
  {
    count: 'availableNumbersCount',
    label: 'Available Numbers',
    icon: PhoneIncoming,
    to: '/admin/phone-numbers',
  },
  { count: 'userCount', label: 'Users', icon: Users, to: '/admin/users' },
  { count: 'callLogCount', label: 'Call Logs', icon: PhoneCall, to: '/admin/call-logs' },
  { count: 'smsLogCount', label: 'SMS Logs', icon: MessageSquareText, to: '/admin/sms-logs' },
  {
    count: 'userBusinessCount',
    label: 'User Businesses',
    icon: Link2,
    to: '/admin/user-businesses',
  },
];

/** How many of everything there are, each a way to its list; dashes until known. */
export function StatCards({ stats }: { stats: DashboardStats | undefined }) {
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ count, label, icon: Icon, to }) => (
        <li key={count}>
          <Link
            to={to}
            className="flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-4 transition-colors hover:border-control-line hover:bg-sunken/50"
          >
            <span className="flex items-center justify-between gap-2 text-ink-soft">
              {label}
              <Icon aria-hidden className="size-4 shrink-0" />
            </span>
            <span className="tabular font-heading text-2xl font-semibold">
              {stats ? stats[count].toLocaleString('en') : '-'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
