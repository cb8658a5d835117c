import { describe, expect, it } from 'vitest';
import { callTo } from '../testing/call-to.ts';
import { garage } from '../testing/more-trades.ts';

const from = '+16045550150';

describe('a danger where people drive', () => {
  it.each([
    'we got a flat and rolled to a stop right on the railroad tracks',
    'my truck is stuck on the train tracks',
    'so like the van quit halfway over the level crossing',
    'mon auto a calé sur la voie ferrée',
    'on est pris sur le passage à niveau pis ça part pas',
    "there's no brakes at all it's just rolling faster",
    "I keep stomping on it and the thing won't slow down",
    "brake pedal just sank and I can't get it to slow down on this grade",
    'I got zero brakes coming off the parkway',
    'les freins répondent pu chu dans la descente',
    "ça freine pus pantoute pis chu sur l'autoroute",
    "the throttle is stuck wide open and I'm on the freeway",
    "I'm dead in the left lane and people are flying by me honking",
    'we spun out and were sitting sideways across the highway',
    'chu en panne dans la voie de gauche',
    "on est arrêtés sur l'accotement les dix roues passent au ras",
    "somebody's car is in the canal with the headlights still on",
    'a pickup slid off the boat launch and it is going under',
    "y'a un char dans le fleuve en face de chez nous",
    "there's two horses running down the highway in the dark",
    'we slid into the ditch in a whiteout with a newborn and the heater quit',
  ])('is met with 911 and an alert: %s', (line) => {
    const call = callTo(garage, from);
    expect(call.say(line)).toMatch(/9-?1-?1/);
    expect(call.alerts()).toHaveLength(1);
  });

  it.each([
    'how much to fix a squeaky brake pedal that feels a bit soft',
    'the shop is right by the train tracks yeah',
    "I'm waiting at the rail crossing for a freight so I'll be ten minutes late",
    'can you put new tracks on a skid steer',
    'my brake pedal went to the floor last week, you towed it, is it ready',
    'the brake pedal goes to the floor sometimes when I am driving',
    "my car won't stop squealing",
    'the gas pedal is worn out, how much for a new pad',
    'is there a lane beside your building to park',
    'stay in the left lane and turn right at the lights',
    'do you service boat trailers that have been in the lake',
    'my car was in the lake last spring and they wrote it off',
    'do you tow horse trailers on the highway',
    "je reste proche de la track c'est tu loin",
    'mon scénario finit avec un char dans une rivière',
    'on va frapper un mur avec le budget',
  ])('and is none in words that only sound like it: %s', (line) => {
    const call = callTo(garage, from);
    call.say(line);
    expect(call.outcome().urgent).toBe(false);
  });

  it('sends who stands on the tracks out of the vehicle, and nobody out of a house', () => {
    const said = callTo(garage, from).say("I'm stalled on the railway crossing");
    expect(said).toMatch(/away from the tracks/);
    expect(said).not.toMatch(/switches/);
  });

  it('gives who cannot stop no advice on gas', () => {
    const said = callTo(garage, from).say("the gas pedal is stuck and I can't slow down");
    expect(said).toMatch(/911/);
    expect(said).not.toMatch(/smell gas|switches/);
  });

  it('tells who stands in a lane to keep away from the traffic', () => {
    const said = callTo(garage, from).say("my wheel came off and I'm stopped in the fast lane");
    expect(said).toMatch(/away from the traffic/);
  });
});
