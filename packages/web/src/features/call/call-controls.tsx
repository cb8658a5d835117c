import { Grid3x3, Mic, MicOff, PhoneOff, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/class-names.ts';
import type { CallState } from './call-state.ts';

interface CallControlsProps {
  call: CallState;
  keypadOpen: boolean;
  onKeypad: () => void;
  onMute: () => void;
  onSound: () => void;
  onHangUp: () => void;
}

/** What can be done during a call, as on a telephone. What this browser cannot do is not shown. */
export function CallControls(props: CallControlsProps) {
  const { call, keypadOpen, onKeypad, onMute, onSound, onHangUp } = props;
  const listening = call.ear === 'listening';
  return (
    <div className="flex shrink-0 justify-center gap-3 pb-3">
      {call.ear === 'absent' ? null : (
        <Control
          label={listening || call.ear === 'waiting' ? 'Mute' : 'Unmute'}
          pressed={!listening}
          onClick={onMute}
        >
          {listening ? <Mic aria-hidden /> : <MicOff aria-hidden />}
        </Control>
      )}
      {call.sound === null ? null : (
        <Control
          label={call.sound ? 'Sound off' : 'Sound on'}
          pressed={!call.sound}
          onClick={onSound}
        >
          {call.sound ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        </Control>
      )}
      <Control label="Keypad" pressed={keypadOpen} expanded={keypadOpen} onClick={onKeypad}>
        <Grid3x3 aria-hidden />
      </Control>
      <Control label="Hang up" ending onClick={onHangUp}>
        <PhoneOff aria-hidden />
      </Control>
    </div>
  );
}

interface ControlProps {
  label: string;
  pressed?: boolean;
  expanded?: boolean;
  ending?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Control({ label, pressed, expanded, ending, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-expanded={expanded}
      className="grid w-16 justify-items-center gap-1 rounded-control text-xs text-ink-soft"
    >
      <span
        className={cn(
          'grid size-12 place-items-center rounded-full border transition-colors [&_svg]:size-5',
          ending
            ? 'border-transparent bg-negative text-on-negative'
            : pressed
              ? 'border-transparent bg-ink text-paper'
              : 'border-line bg-surface text-ink hover:bg-sunken',
        )}
      >
        {children}
      </span>
      {label}
    </button>
  );
}
