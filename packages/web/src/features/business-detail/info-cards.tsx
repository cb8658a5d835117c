import type { Business } from '@second-ring/contract';
import { type LucideIcon, Mail, MapPin, Navigation, Phone } from 'lucide-react';
import { writtenNumber } from '@/components/phone-number.ts';

/** How the business is reached and where it works. */
export function InfoCards({ business }: { business: Business }) {
  const { email, phone_number, address, geographic_service_area } = business;
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <InfoCard icon={Mail} name="Email" value={email} />
      <InfoCard icon={Phone} name="Phone" value={phone_number && writtenNumber(phone_number)} />
      <InfoCard icon={MapPin} name="Address" value={address} />
      <InfoCard icon={Navigation} name="Service Area" value={geographic_service_area} />
    </dl>
  );
}

interface InfoCardProps {
  icon: LucideIcon;
  name: string;
  value: string | null;
}

function InfoCard({ icon: Icon, name, value }: InfoCardProps) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface px-4 py-3">
      <dt className="flex items-center gap-2 text-xs text-ink-soft">
        <Icon aria-hidden className="size-4" />
        {name}
      </dt>
      <dd className="mt-1 break-words">{value || 'N/A'}</dd>
    </div>
  );
}
