import type { SpamSign } from '../spam-sign.ts';

/** What telemarketers say in French. */
export const frenchSalesCallSigns: SpamSign[] = [
  {
    reason: 'an offer nobody asked for',
    weight: 0.45,
    phrases: [
      '(vous|pour) (vous)? .. (offrir|proposer|présenter) (un|une|des|nos|notre)',
      'économiser sur (vos|votre)',
      '(offre|promotion) .. (limitée|exclusive|gratuite)',
      'félicitations',
    ],
  },
  {
    reason: 'what is sold to businesses',
    weight: 0.45,
    phrases: [
      '(traitement|terminal|frais) .. (cartes|carte|paiement)',
      '(référencement|première page) .. google',
      '(google|fiche google) .. (entreprise|commerce)',
      '(financement|prêt) .. (entreprise|commerce)',
      'meilleur taux',
      '(votre|vos) (commerce|entreprise) .. (clients|ventes|visibilité)',
      '(pour|de) votre (commerce|entreprise)',
    ],
  },
  {
    reason: 'press a key',
    weight: 0.9,
    phrases: ['(appuyez|faites) (sur)? (le)? (un|1|deux|2|neuf|9)'],
  },
];
