import { Link } from '@tanstack/react-router';
import type { OwnAgent } from '@/api/made-here.ts';
import { buttonLook } from '@/components/ui/button-look.ts';

const outline = buttonLook({ variant: 'outline' });

interface NextStepsProps {
  own: OwnAgent;
  isSignedIn: boolean;
}

/** What whoever made this agent does after hearing it: keep it, and mend what it got wrong. */
export function NextSteps({ own: { businessId, ofSetUp }, isSignedIn }: NextStepsProps) {
  if (isSignedIn && businessId)
    return (
      <Link
        to="/admin/businesses/$businessId"
        params={{ businessId }}
        search={{ section: 'services' }}
        hash="section-services"
        className={buttonLook({ variant: 'accent' })}
      >
        Fix a price
      </Link>
    );
  return (
    <>
      <Link to="/sign-up" className={buttonLook({ variant: 'accent' })}>
        Sign up to keep this number
      </Link>
      {ofSetUp ? (
        <Link to="/onboard/step-two" className={outline}>
          Fix a price
        </Link>
      ) : null}
    </>
  );
}
