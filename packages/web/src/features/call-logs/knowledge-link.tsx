import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';

interface KnowledgeLinkProps {
  businessId: string | null;
  /** The kind and id of the fact, as answers name them. */
  kind: string;
  id: string;
  label: string;
  /** What the caller asked, for a question that is to be added. */
  question?: string;
}

/** Leads to the very field of the business's knowledge that an answer stood on. */
export function KnowledgeLink({ businessId, kind, id, label, question }: KnowledgeLinkProps) {
  if (!businessId) return <span className="text-xs text-ink-soft">{label}</span>;
  return (
    <Link
      to="/admin/businesses/$businessId"
      params={{ businessId }}
      hash={`${kind}-${id}`}
      search={question ? { question } : {}}
      className="inline-flex items-center gap-1 rounded-full border border-line bg-surface px-2 py-0.5 text-xs text-primary hover:bg-sunken"
    >
      <Pencil aria-hidden className="size-3" />
      <span>
        <span className="sr-only">Correct this answer: </span>
        {label}
      </span>
    </Link>
  );
}
