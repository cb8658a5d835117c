import { refsMeant, type SlotValues, type Target } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { jointServices } from '../knowledge/joint-services.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import type { Hearing } from './hearing.ts';
import { sidesOf } from './named-outright.ts';
import { withOption } from './service-targets.ts';

/** Words for what does several things at once. */
const bundling =
  /\b(?:both|bundles?|combos?|packages?|deals?|together|two of them|set|plan|les deux|forfaits?|ensemble|paquets?)\b/;

/**
 * A service that does two things at once gives way to one of them where only that one's words are said: "a
 * tune-up on the furnace" is no furnace and air conditioner bundle, unless that is what is talked of.
 */
export function withOneSide(
  said: string,
  target: Target | null,
  values: SlotValues,
  hearing: Hearing,
): Target | null {
  const { receptionist, focus } = hearing;
  const [ref, other] = refsMeant(target);
  if (target?.kind !== 'services' || !ref || other || bundling.test(fold(said))) return target;
  if (focus.some(({ serviceId }) => serviceId === ref.serviceId)) return target;
  const part = partNamed(said, ref.serviceId, receptionist);
  if (part === null || hearing.excluded?.has(part)) return target;
  return { ...target, refs: [withOption(receptionist, part, [said], values, hearing)] };
}

/** The one part whose words are said, most of its name; null where another side is spoken of too, or none is. */
function partNamed(said: string, id: string, { profile, serviceById }: Receptionist) {
  const parts = jointServices(profile.knowledge.services).get(id) ?? [];
  const spoken = contentStems(said);
  const sides = sidesOf(serviceById.get(id)?.name ?? '');
  const sidesSaid = sides.filter((side) => side.some((stem) => spoken.has(stem)));
  if (parts.length < 2 || sidesSaid.length !== 1 || sides.length < 2) return null;
  const shares = parts.map((part) => {
    const title = [...contentStems(serviceById.get(part)?.name ?? '')];
    const share = title.filter((stem) => spoken.has(stem)).length / Math.max(1, title.length);
    return { part, share };
  });
  const most = Math.max(...shares.map(({ share }) => share));
  const [best, second] = shares.filter(({ share }) => share === most);
  return best && !second && most > 0.5 ? best.part : null;
}
