import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { phoneDigits } from '@/components/phone-mask.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { type FoundBusiness, StepOne } from '@/features/onboarding/step-one.tsx';
import { configuredPlaces } from '@/features/places/configured-places.ts';
import { PlaceSearch } from '@/features/places/place-search.tsx';
import type { Place } from '@/features/places/places-provider.ts';

export const Route = createFileRoute('/_public/onboard/step-one')({
  head: () => pageHead('Confirm your business details'),
  component: () => (
    <PageColumn wide>
      <StepOne
        lookup={(onFound) => (
          <PlaceSearch
            places={configuredPlaces}
            label="Look up your business or address"
            placeholder="Business name and city"
            onSelect={(place) => onFound(foundIn(place))}
          />
        )}
      />
    </PageColumn>
  ),
});

/** What a place of the directory says about the fields of the form, in either of Google's forms. */
function foundIn(place: Place): FoundBusiness {
  const text = (...names: string[]) =>
    names.map((name) => place[name]).find((value) => typeof value === 'string' && value !== '');
  const name = text('name');
  const address = text('formatted_address', 'formattedAddress');
  const phone = text('formatted_phone_number', 'nationalPhoneNumber');
  return {
    ...(typeof name === 'string' && { businessName: name }),
    ...(typeof address === 'string' && { address }),
    ...(typeof phone === 'string' && { phoneNumber: phoneDigits(phone) }),
  };
}
