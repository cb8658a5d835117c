import type { Understanding } from '../understanding/understand.ts';
import { describe, maySay } from './describe.ts';
import { isQuestion } from './is-question.ts';
import type { Turn } from './turn.ts';

const dropsIn =
  /\b(?:pop|walk|drop|swing|stop|come) (?:in|by)\b|\bwalk[- ]?ins?\b|\b(?:without|need) (?:an? )?(?:appointment|booking)|\bsans rendez-vous\b/i;
const takesWalkIns = /\b(?:no|without an?|sans) (?:appointments?|rendez-vous)|\bwalk[- ]?ins?\b/i;

/** "Can I just pop in for a nail trim": where the owner wrote so, no appointment is made. */
export function describesWalkIns(turn: Turn, { text, services, times }: Understanding): boolean {
  const service = services[0]?.ambiguous ? undefined : services[0]?.candidates[0]?.service;
  if (!service || times.length > 0 || !isQuestion(text) || !dropsIn.test(text)) return false;
  if (!maySay(service) || !takesWalkIns.test(service.description ?? '')) return false;
  describe(turn, service);
  return true;
}

const span =
  /\b(?:minutes?|hours?|days?|weeks?|mornings?|afternoons?|heures?|jours?|semaines?|matinée)\b/i;

/**
 * How long a service takes, the one that is named or talked about, stands in what the owner wrote of
 * it, if anywhere.
 */
export function describesSpan(turn: Turn, { services }: Understanding): boolean {
  const best = services[0]?.ambiguous ? undefined : services[0]?.candidates[0];
  const topic = turn.receptionist.serviceById.get(turn.state.topic.serviceId ?? '');
  const service = services.length === 0 ? topic : best?.kind === 'near' ? undefined : best?.service;
  if (!service || !maySay(service) || !span.test(service.description ?? '')) return false;
  describe(turn, service);
  return true;
}
