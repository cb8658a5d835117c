import type { BusinessRow } from '@second-ring/contract';
import type { SortKey } from '@second-ring/contract/sort-keys';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink, Plus } from 'lucide-react';
import { queries } from '@/api/client.ts';
import type { Column } from '@/components/data-table/data-table.tsx';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import { pagesOf } from '@/components/data-table/pages.ts';
import { writtenNumber } from '@/components/phone-number.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { useNamesApart } from '@/components/use-names-apart.ts';
import type { BusinessesSearch } from './businesses-search.ts';

const words = {
  thing: 'businesses',
  title: 'Businesses',
  description: 'Manage all registered businesses and their configurations.',
  searchPlaceholder: 'Search businesses...',
  noMatch: { title: 'No matching businesses' },
};

const columns: Column<BusinessRow, SortKey<'businesses'>>[] = [
  {
    header: 'Name',
    width: 'w-[34%]',
    sortKey: 'name',
    cell: (business) => (
      <>
        <span className="inline-flex flex-wrap items-center gap-2 font-medium">
          {business.name ?? 'Unnamed Business'}
          {business.sample ? <Badge>Sample</Badge> : null}
        </span>
        <span className="block text-ink-soft empty:hidden">{whereToFind(business)}</span>
        <FromNamesakes business={business} />
      </>
    ),
  },
  {
    header: 'Primary Industry',
    width: 'w-[24%]',
    sortKey: 'primary_industry',
    cell: ({ primary_industry }) => primary_industry ?? 'N/A',
  },
  {
    header: 'Website',
    width: 'w-[26%]',
    sortKey: 'website',
    cell: ({ website }) => <Website address={website} />,
  },
  {
    header: 'Actions',
    width: 'w-[16%]',
    hiddenHeader: true,
    cell: ({ id, name }) => (
      <Link
        to="/admin/businesses/$businessId"
        params={{ businessId: id }}
        className={buttonLook({ variant: 'outline', size: 'small' })}
      >
        View Details
        <span className="sr-only"> of {name ?? 'Unnamed Business'}</span>
      </Link>
    ),
  },
];

/** Where a business is, or how it is reached. */
function whereToFind({ address, phone_number: number }: BusinessRow): string | null {
  return address ?? (number && writtenNumber(number));
}

/** What else tells a business from others of its name. */
function FromNamesakes({ business }: { business: BusinessRow }) {
  const [, ...tells] = useNamesApart()(business.id, business.name).split(' · ');
  const others = tells.filter((trait) => trait !== whereToFind(business));
  return <span className="block text-ink-soft empty:hidden">{others.join(' · ')}</span>;
}

interface BusinessesPageProps {
  search: BusinessesSearch;
  onSearch: (search: BusinessesSearch) => void;
  /** Opens the dialog that makes a business with its agent. */
  onAdd: () => void;
}

/** Every business, each a way into its details. */
export function BusinessesPage({ search, onSearch, onAdd }: BusinessesPageProps) {
  const list = useInfiniteQuery(queries.businesses.list.infiniteOptions(pagesOf(search)));
  const add = (
    <Button variant="outline" onClick={onAdd}>
      <Plus aria-hidden />
      Add Business
    </Button>
  );
  const isEmpty = list.data?.pages[0]?.body.length === 0 && !search.q;
  return (
    <ListScreen
      words={{ ...words, empty: { title: 'No businesses found', action: add } }}
      columns={columns}
      search={search}
      onSearch={onSearch}
      newest="created_at"
      list={list}
      exported="businesses"
      actions={isEmpty ? null : add}
    />
  );
}

/** An outside link shown without its scheme. An address that is no web address stays plain text. */
function Website({ address }: { address: string | null }) {
  if (!address) return 'N/A';
  const shown = address.replace(/^[a-z]+:\/\//i, '');
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(href) || (shown === address && address.includes(':'))) return shown;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center gap-1 break-all text-primary underline-offset-4 hover:underline"
    >
      {shown}
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
