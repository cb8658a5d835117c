import type { PlanName } from '@second-ring/contract';
import { planMinutes } from '@second-ring/contract/plan-minutes';

type FeatureGroup =
  | 'core_communication'
  | 'sales'
  | 'scheduling'
  | 'customization'
  | 'engagement'
  | 'personalization_support';

export interface Plan {
  name: PlanName;
  /** Dollars a month. */
  price: number;
  description: string;
  /** Minutes a month. */
  included_minutes: number;
  /** Dollars for each further minute. */
  overage_rate_per_min: number;
  /** What the plan adds to the one before it. */
  features: Partial<Record<FeatureGroup, string[]>>;
}

/** The plans, smallest first. */
export const plans: Plan[] = [
  {
    name: 'Starter',
    price: 100,
    description: 'For a shop that misses calls while its hands are busy.',
    included_minutes: planMinutes.Starter,
    overage_rate_per_min: 0.15,
    features: {
      core_communication: [
        'AI Call Handling',
        'Call Summaries (SMS & Email)',
        'Call Forwarding Setup',
      ],
      sales: ['Automated Quotes', 'Generate Quotes', 'Automated Upsells'],
      scheduling: ['Booking Tool Integration', 'Calendar Sync'],
      customization: [
        'Editable Service & Pricing',
        'Editable Q&A Knowledgebase',
        'Day-to-Day Instructions',
      ],
    },
  },
  {
    name: 'Growth',
    price: 500,
    description: 'For a busy team that wants callers to come back.',
    included_minutes: planMinutes.Growth,
    overage_rate_per_min: 0.12,
    features: {
      engagement: [
        'Lead Revival',
        'Promotions',
        'SEO Content Generation',
        'Google Reviews Follow-Up',
      ],
    },
  },
  {
    name: 'Enterprise',
    price: 1000,
    description: 'For several locations that need a voice of their own.',
    included_minutes: planMinutes.Enterprise,
    overage_rate_per_min: 0.1,
    features: {
      personalization_support: [
        'Custom Voice / Tone',
        'Priority Support',
        'Custom Integrations',
        'Early Access to Call Insights',
      ],
    },
  },
];

/** A group's heading: `core_communication` is "Core Communication". */
export function groupHeading(group: string): string {
  return group
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** What a plan names and the product does not do yet. */
const notBuilt: ReadonlySet<string> = new Set([
  'Booking Tool Integration',
  'Lead Revival',
  'SEO Content Generation',
  'Google Reviews Follow-Up',
  'Custom Voice / Tone',
  'Priority Support',
  'Custom Integrations',
  'Early Access to Call Insights',
]);

/** Whether a feature is still to come. */
export function isSoon(feature: string): boolean {
  return notBuilt.has(feature);
}
