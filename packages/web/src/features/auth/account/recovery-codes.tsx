import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Dialog, DialogClose } from '@/components/ui/dialog.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { authCode, authSentence, orThrow } from '../forms/use-auth-form.ts';
import { auth } from '../session/auth.ts';

interface RecoveryCodesStatusProps {
  isMaking: boolean;
  onMake: () => void;
}

/** How many recovery codes are left, and new ones. */
export function RecoveryCodesStatus({ isMaking, onMake }: RecoveryCodesStatusProps) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: recoveryCodesKey,
    queryFn: readRecoveryCodesLeft,
    staleTime: 0,
  });
  if (isPending) {
    return (
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Spinner /> Counting your recovery codes...
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      {error ? (
        <FieldError>{authSentence(error)}</FieldError>
      ) : (
        <p>
          <span className="font-medium">Recovery codes</span>
          <span className="block text-[0.8125rem] text-ink-soft">{leftInWords(data)}</span>
        </p>
      )}
      {error ? (
        <Button variant="outline" size="small" onClick={() => refetch()}>
          Try again
        </Button>
      ) : data ? (
        <ReplaceCodes isMaking={isMaking} onMake={onMake} />
      ) : (
        <Button variant="outline" size="small" disabled={isMaking} onClick={onMake}>
          {isMaking ? 'Making codes...' : 'Make recovery codes'}
        </Button>
      )}
    </div>
  );
}

interface IssuedCodesProps {
  codes: string[];
  email: string | null;
  onKept: () => void;
}

/** Recovery codes, this once, to be copied or saved. */
export function IssuedCodes({ codes, email, onKept }: IssuedCodesProps) {
  const lines = codes.map(writtenCode).join('\n');
  const file = `Second Ring recovery codes${email ? ` for ${email}` : ''}\nEach works once.\n\n${lines}\n`;
  return (
    <section
      aria-label="Your recovery codes"
      className="grid gap-4 rounded-control border border-line p-4"
    >
      <div role="status" className="grid gap-1 text-sm">
        <p className="font-medium">Keep these recovery codes somewhere safe</p>
        <p className="text-ink-soft">
          Each one signs you in once, instead of a code from your app. We show them only now.
        </p>
      </div>
      <ul className="tabular grid gap-x-6 gap-y-1.5 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{writtenCode(code)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={onKept}>I have saved them</Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="second-ring-recovery-codes.txt"
          className={buttonLook({ variant: 'outline' })}
        >
          <Download aria-hidden />
          Download
        </a>
        <CopyButton text={lines} what="recovery codes" />
      </div>
    </section>
  );
}

/** The query that holds how many recovery codes are left. */
export const recoveryCodesKey = ['account', 'recovery-codes'];

/** Makes recovery codes, in place of those there may be. Nobody is told them again. */
export async function makeRecoveryCodes(): Promise<string[]> {
  const { recoveryCodes } = (await auth.client()).mfa;
  const made = await recoveryCodes.generate();
  if (authCode(made.error) !== 'mfa_verified_factor_exists') return orThrow(made).codes;
  return orThrow(await recoveryCodes.regenerate()).codes;
}

function leftInWords(left: RecoveryCodesLeft | null): string {
  if (!left) return 'You have none yet.';
  if (left.remaining === 0) return 'All are used. Make new ones.';
  return `${left.remaining} of ${left.total} left`;
}

/** Asks first: the codes kept so far are worthless afterwards. */
function ReplaceCodes({ isMaking, onMake }: RecoveryCodesStatusProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Make new recovery codes?"
      trigger={
        <Button variant="outline" size="small" disabled={isMaking}>
          {isMaking ? 'Making codes...' : 'Make new codes'}
        </Button>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button onClick={onMake}>Make new codes</Button>
          </DialogClose>
        </>
      }
    >
      <p>The codes you saved before will stop working.</p>
    </Dialog>
  );
}

/** How many codes a set was made with, and how many of them are still good. */
interface RecoveryCodesLeft {
  total: number;
  remaining: number;
}

/** What is left of the account's recovery codes; null where none were made. */
async function readRecoveryCodesLeft(): Promise<RecoveryCodesLeft | null> {
  const client = await auth.client();
  const answer = await client.mfa.recoveryCodes.getStatus();
  if (authCode(answer.error) === 'mfa_factor_not_found') return null;
  const { total, remaining } = orThrow(answer);
  return { total, remaining };
}

/** A code as it is written down: in groups of four. The accounts do not mind the dashes. */
function writtenCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join('-');
}
