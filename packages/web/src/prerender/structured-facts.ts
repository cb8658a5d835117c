import { publicUrlPlaceholder as origin } from '@second-ring/contract/public-url';
import { ownerQuestions } from '@/features/landing/owner-questions.ts';
import { plans } from '@/features/pricing/plans.ts';

const organization = {
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Second Ring',
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
};

const software = {
  '@type': 'SoftwareApplication',
  '@id': `${origin}/#software`,
  name: 'Second Ring',
  url: `${origin}/`,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any, in a web browser',
  description:
    'An AI phone receptionist for small businesses: it answers calls from the shop’s own knowledge and sends the owner a summary of each.',
  publisher: { '@id': organization['@id'] },
  offers: plans.map(({ name, price, description }) => ({
    '@type': 'Offer',
    name,
    description,
    url: `${origin}/pricing`,
    price: price.toFixed(2),
    priceCurrency: 'USD',
  })),
};

const questions = {
  '@type': 'FAQPage',
  mainEntity: ownerQuestions.map(({ asked, answer }) => ({
    '@type': 'Question',
    name: asked,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

/** What a page says of the product in the words of schema.org, or null where it says nothing. */
export function structuredFacts(path: string): object | null {
  const graph = { '/': [organization, software, questions], '/pricing': [organization, software] }[
    path
  ];
  return graph ? { '@context': 'https://schema.org', '@graph': graph } : null;
}
