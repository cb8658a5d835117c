import { type ReactNode, useEffect } from 'react';
import { takeCarried } from '@/components/carried.ts';
import { HoursEditor } from '@/components/knowledge/hours-editor.tsx';
import { PhoneInput } from '@/components/phone-input.tsx';
import { Field, type FieldControl } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import type { Answers } from './draft.ts';
import { useDraft } from './draft-store.ts';
import { TrainedHere } from './found-here.tsx';
import { StepFrame } from './step-frame.tsx';
import { steps } from './steps.ts';

/** What an address lookup may know of a business. */
export type FoundBusiness = Partial<Pick<Answers, 'businessName' | 'phoneNumber' | 'address'>>;

interface AddressBox extends FieldControl {
  'data-path': string;
  required: boolean;
  placeholder: string;
  value: string;
  onChange: (address: string) => void;
}

interface StepOneProps {
  /** Draws the lookup of a business; it hands over what it found. */
  lookup: (onFound: (found: FoundBusiness) => void) => ReactNode;
  /** Draws the box an address is typed into or looked up in. */
  addressLookup: (box: AddressBox) => ReactNode;
}

/** Who the business is, where, and when it is open. */
export function StepOne({ lookup, addressLookup }: StepOneProps) {
  useTypedName();
  return (
    <StepFrame step={steps[0]}>
      {({ answers, edit, errors }) => (
        <>
          <TrainedHere />
          {lookup((found) => edit(foundOver(answers, found)))}
          <Field label="Business name" error={errors.businessName}>
            {(control) => (
              <Input
                {...control}
                data-path="businessName"
                autoComplete="organization"
                required
                value={answers.businessName}
                onChange={({ target }) => edit({ businessName: target.value })}
              />
            )}
          </Field>
          <Field
            label="Phone number"
            hint="The number your customers call. It stays yours."
            error={errors.phoneNumber}
          >
            {(control) => (
              <PhoneInput
                {...control}
                data-path="phoneNumber"
                required
                digits={answers.phoneNumber}
                onDigits={(phoneNumber) => edit({ phoneNumber })}
              />
            )}
          </Field>
          <Field label="Address" error={errors.address}>
            {(control) =>
              addressLookup({
                ...control,
                'data-path': 'address',
                required: true,
                placeholder: 'Street, city and province',
                value: answers.address,
                onChange: (address) => edit({ address }),
              })
            }
          </Field>
          <section aria-labelledby="hours-title" className="grid gap-3">
            <h2 id="hours-title" className="text-lg font-semibold">
              Business hours
            </h2>
            <HoursEditor
              value={answers.businessHours}
              errors={errors}
              onChange={(businessHours) => edit({ businessHours })}
            />
          </section>
        </>
      )}
    </StepFrame>
  );
}

/** Begins with the name that was typed before, unless there is one already. */
function useTypedName(): void {
  const { store } = useDraft();
  useEffect(() => {
    const typed = takeCarried('businessName');
    if (typed && store.state().draft.answers.businessName === '')
      store.edit({ businessName: typed });
  }, [store]);
}

/** What was found fills the fields; one it does not know keeps what was typed. */
function foundOver(answers: Answers, found: FoundBusiness): FoundBusiness {
  return {
    businessName: found.businessName || answers.businessName,
    phoneNumber: found.phoneNumber || answers.phoneNumber,
    address: found.address || answers.address,
  };
}
