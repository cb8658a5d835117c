import type { ForwardingStatus } from '@second-ring/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeDollarSign, Headset } from 'lucide-react';
import { queries } from '@/api/client.ts';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { Card } from '@/components/ui/card.tsx';
import { useNamesApart } from '@/components/use-names-apart.ts';

/** Whoever has more finds the rest in the list of businesses. */
const shownBusinesses = 3;

interface FirstActionsProps {
  /** Whoever runs the site may have no business, and is asked to set none up. */
  isOperator?: boolean;
}

/** What an owner does most: hears their AI employee, and changes what it quotes. */
export function FirstActions({ isOperator = false }: FirstActionsProps) {
  const { data: own } = useQuery(queries.forwarding.mine.queryOptions());
  const nameOf = useNamesApart();
  if (!own) return null;
  if (own.length === 0) return isOperator ? null : <NoBusiness />;
  return (
    <nav aria-label="First steps" className="grid gap-4">
      {own.slice(0, shownBusinesses).map((business) => (
        <div key={business.business_id} className="grid gap-2">
          {own.length > 1 ? (
            <p className="font-medium">{nameOf(business.business_id, business.business_name)}</p>
          ) : null}
          <BusinessActions business={business} />
        </div>
      ))}
      {own.length > shownBusinesses ? (
        <Link to="/admin/businesses" className="w-fit text-primary underline underline-offset-4">
          See all your businesses
        </Link>
      ) : null}
    </nav>
  );
}

function BusinessActions({ business }: { business: ForwardingStatus }) {
  const talk = { variant: 'accent', size: 'large', className: 'flex-1 basis-60' } as const;
  return (
    <div className="flex flex-wrap gap-3">
      <Link
        to="/call/$agentId"
        params={{ agentId: business.agent_id }}
        className={buttonLook(talk)}
      >
        <Headset aria-hidden />
        Talk to your AI employee
      </Link>
      <Link
        to="/admin/businesses/$businessId"
        params={{ businessId: business.business_id }}
        search={{ section: 'services' }}
        hash="section-services"
        className={buttonLook({ ...talk, variant: 'outline' })}
      >
        <BadgeDollarSign aria-hidden />
        Change a price
      </Link>
    </div>
  );
}

/** The way forward for someone in whose account nothing is yet. */
function NoBusiness() {
  const { user } = useAuth();
  return (
    <Card className="grid justify-items-start gap-3">
      <p className="font-heading text-lg font-semibold">No business is in your account yet</p>
      <p className="text-ink-soft">
        Set one up in four short steps, in about five minutes. If you set yours up in another
        browser, sign in there, and it is added. If somebody else set it up, ask whoever runs this
        site to add {user?.email ?? 'your account'} as an owner.
      </p>
      <Link to="/onboard" className={buttonLook({ variant: 'accent' })}>
        Train your AI employee for free
      </Link>
    </Card>
  );
}
