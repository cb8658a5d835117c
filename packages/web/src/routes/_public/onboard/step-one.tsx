import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@/components/page-head.ts';
import { phoneDigits } from '@/components/phone-mask.ts';
import { PageColumn } from '@/components/public-frame/public-frame.tsx';
import { type FoundBusiness, StepOne } from '@/features/onboarding/step-one.tsx';
import { AddressLookup } from '@/features/places/address-lookup.tsx';
import { configuredPlaces } from '@/features/places/configured-places.ts';
import { PlaceSearch } from '@/features/places/place-search.tsx';
import { type Place, textOf } from '@/features/places/places-provider.ts';

export const Route = createFileRoute('/_public/onboard/step-one')({
  head: () =>
    pageHead(
      'Confirm your business details',
      'The first of four short steps: your name, your number, your address and your hours, as callers should hear them.',
    ),
  component: () => (
    <PageColumn wide>
      <StepOne
        lookup={(onFound) => (
          <PlaceSearch
            places={configuredPlaces}
            label="Look up your business"
            placeholder="Business name and city"
            ofWebAddress="This looks up names. Once you have signed up, “Create new agent” in the console reads a website."
            listLook={{ otherwise: 'fill in the fields below' }}
            onSelect={(place) => onFound(foundIn(place))}
          />
        )}
        addressLookup={(box) => <AddressLookup places={configuredPlaces} {...box} />}
      />
    </PageColumn>
  ),
});

/** What a place of the directory says about the fields of the form, in either of Google's forms. */
function foundIn(place: Place): FoundBusiness {
  const name = textOf(place, 'name');
  const address = textOf(place, 'formatted_address', 'formattedAddress');
  const phone = textOf(place, 'formatted_phone_number', 'nationalPhoneNumber');
  return {
    ...(name && { businessName: name }),
    ...(address && { address }),
    ...(phone && { phoneNumber: phoneDigits(phone) }),
  };
}
