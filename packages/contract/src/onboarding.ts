import { z } from 'zod';
import { oneLine } from './business.ts';
import {
  businessHours,
  commonQuestions,
  operationalNotes,
  services,
} from './business-knowledge.ts';
import { emailAddress } from './email-address.ts';
import { excessOf, refusing } from './knowledge-extent.ts';
import { longestAddress } from './knowledge-limits.ts';
import { newAgent } from './new-agent.ts';
import { forAnyone } from './procedure.ts';

const planNames = ['Starter', 'Growth', 'Enterprise'] as const;
export const planName = z.enum(planNames);
export type PlanName = z.infer<typeof planName>;

/** What an owner has told us when they press "Complete Setup". */
const onboardingDraft = z
  .object({
    /** Chosen by the browser and known to it alone: the same one always gives the same business. */
    draftId: z.uuid().optional(),
    /** Of the business this trains on, made before of its place or website: that one is changed. */
    claimToken: z.string().min(1).max(200).optional(),
    plan: planName.optional(),
    businessName: z
      .string()
      .trim()
      .min(1, 'Enter the name of your business.')
      .max(200)
      .regex(oneLine, 'Keep the name on one line.'),
    /** The owner's own number: ten digits, or with its country code. */
    phoneNumber: z.string().trim().min(1, 'Enter your business phone number.').max(50),
    address: z.string().trim().max(longestAddress),
    /** The browser's IANA zone, for where the address does not tell. */
    timeZone: z.string().max(100).optional(),
    businessHours,
    services,
    commonQuestions,
    operationalNotes,
  })
  .superRefine(refusing(excessOf));
export type OnboardingDraft = z.infer<typeof onboardingDraft>;

export const onboarding = {
  complete: forAnyone(20)
    .route({
      method: 'POST',
      path: '/onboarding',
      tags: ['New agents'],
      summary: 'Makes a business of a draft; sent again, changes the one it made',
    })
    .input(onboardingDraft)
    .output(newAgent),
  begun: forAnyone(20)
    .route({
      method: 'POST',
      path: '/onboarding/begun',
      tags: ['New agents'],
      summary: 'What a business knows of itself that is set up already, for whoever may claim it',
    })
    .input(z.object({ claimToken: z.string().min(1).max(200) }))
    .output(
      z.object({
        businessName: z.string(),
        /** E.164; null: unknown. */
        phoneNumber: z.string().nullable(),
        address: z.string().nullable(),
        businessHours: businessHours.nullable(),
      }),
    ),
  awaitNumber: forAnyone(5)
    .route({
      method: 'POST',
      path: '/number-requests',
      tags: ['New agents'],
      summary: 'Asks for an email once a phone number is free',
    })
    .input(z.object({ email: emailAddress('Write an email address, such as ana@shop.example.') }))
    .output(z.object({ email: z.string() })),
};
