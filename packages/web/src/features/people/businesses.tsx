import { Link } from '@tanstack/react-router';

interface BusinessLinkProps {
  businessId: string;
  name: string | null;
}

/** A business in a list, as the way to its page. */
export function BusinessLink({ businessId, name }: BusinessLinkProps) {
  return (
    <Link
      to="/admin/businesses/$businessId"
      params={{ businessId }}
      className="text-primary underline decoration-1 underline-offset-4"
    >
      {name ?? 'Unnamed Business'}
    </Link>
  );
}
