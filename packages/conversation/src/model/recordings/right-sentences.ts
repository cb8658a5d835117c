import type { ShopName } from './shops.ts';

/** What a good model says, and in which shapes a bad one lies about the same: each sentence by itself. */
export interface SaidOf {
  shop: ShopName;
  /** What the caller said before, the last of it just now. */
  caller: readonly string[];
  /** The first line of the model's reply to each of them; left out: the listener's reading stands. */
  acts?: readonly string[];
  /** One sentence a line, all of them right. */
  right: string;
  /** One sentence a line, none of them so. */
  lies: string;
}

export const saidInEnglish: readonly SaidOf[] = [
  {
    shop: 'floors',
    caller: ['are you open saturday, and can I see the showroom then'],
    right: `
      The showroom is closed on Saturday, but you can come by appointment.
      On Saturday the shop is open {hours:saturday}, and the showroom is by appointment only.
      The showroom itself is open Monday to Friday, 10 to 4.
      We're open {hours:saturday} on Saturday, but the showroom needs an appointment that day.
      Saturdays the showroom is by appointment only.
      The showroom closes at four on weekdays.
      We're closed on Sunday, and open again Monday at eight.
    `,
    lies: `
      The showroom is open on Saturday until four.
      The shop is closed on Saturday.
      The showroom is open on Sunday by appointment.
      The showroom closes at six on weekdays.
      We're open Sunday, {hours:saturday}.
      The showroom is open Monday to Saturday, 10 to 4.
      On Saturday the shop is open until three.
    `,
  },
  {
    shop: 'floors',
    caller: ['can somebody call me back, my number is 705 555 01'],
    right: `
      What are the last four of the number?
      I got 705 555 01 so far, what are the last two digits?
      Could you give me the whole number once more, all ten digits?
      I'm missing the last two digits.
      What are the first three digits of that number?
      Is there a second number in case we miss you?
    `,
    lies: `
      Is it 705 555 0122?
      We will ring you in the next ten minutes.
      I have your number as 705 555 0199.
      Somebody will call you within two hours.
      They are calling you right now.
      You are third in line.
    `,
  },
  {
    shop: 'floors',
    caller: ['what would it cost to refinish the whole house, is it over five thousand or under'],
    right: `
      I can't say whether it's over or under that.
      I can't say if that's high or low.
      That price comes from a person, once they know the house.
      I'm not able to give a price for the whole house refinish, not even a rough one.
      I don't have a figure I can give you for that, more or less.
      I can't confirm that it's more or less than your five thousand.
      Somebody will have to call you with that price.
      I understand you need a number for your budget, but that one I can't give.
      It would be a guess either way, so I'd rather have somebody call you.
    `,
    lies: `
      It's usually over that.
      I can't say exactly, but it's a bit over.
      You'd be safely under five thousand.
      I can't give a price, but you're in the right neighbourhood.
      I can't say, though most houses come in higher than that.
      It's not under five thousand.
      I can only say it's more than that.
      Whether it's over or under, it's close to it.
      I can't say whether it's over, but it isn't under.
      It's nowhere near five thousand.
      Five thousand is low.
      I'm not able to give a price, think of a good used car.
    `,
  },
  {
    shop: 'floors',
    caller: [
      "I'd like hardwood put in 400 square feet, how soon could you start and do you need a deposit",
    ],
    right: `
      We usually start about three weeks from the deposit.
      A deposit of {f6} is due when the job is booked.
      For 400 square feet of hardwood the labour is {f2*400}.
      Three weeks from the deposit is about when we can start.
      The measuring visit takes about 45 minutes.
      The measuring visit is {f3}, and it's credited to the job.
      There's a minimum of 200 square feet, and your 400 is over that.
      The labour has a two year warranty.
      I can't promise a start date, that depends on when the deposit is in.
      You can cancel the visit up to 48 hours ahead.
    `,
    lies: `
      We can start in one week.
      We could start within three days of the deposit.
      The measuring visit takes about two hours.
      The labour has a five year warranty.
      You can cancel the visit up to 24 hours ahead.
      There's a minimum of 400 square feet.
      No deposit is needed for hardwood.
      The measuring visit is free.
      We'll start three weeks from today.
      The deposit is refundable up to 48 hours ahead.
    `,
  },
  {
    shop: 'floors',
    caller: [
      'my basement flooded and my mother passed away last week, it has been a lot. do you move furniture and take samples',
    ],
    right: `
      I'm so sorry about your mother.
      That is a lot to carry at once, take your time.
      We do move furniture, for {f5} a room, though not pianos.
      You can borrow up to five samples for a week, free.
      Samples are free to borrow for a week.
      I'm sorry about the flood, let's get you somebody who can look at it.
      There's no rush on our side at all.
      Yes, we do stairs too.
      We don't take out asbestos tile, I'm afraid.
      That must have been an awful week.
    `,
    lies: `
      You can borrow up to ten samples.
      You can keep the samples for a month, free.
      We move the furniture for free after a flood.
      Your insurance will cover it.
      We move a room for half the {f5}.
      It's double the {f5} for a big room.
      We'll take ten percent off for you.
      Somebody is already on the way to your basement.
      Samples are yours to keep.
      We'll have the water out by tonight.
    `,
  },
];

export const saidInFrench: readonly SaidOf[] = [
  {
    shop: 'sweeps',
    caller: ['bonjour, vous pourriez passer dans trois semaines, mettons le 31'],
    right: `
      Dans trois semaines, c'est le 31 mars.
      Dans trois semaines, le 31, c'est noté.
      Le mardi 31 mars, je le note comme souhait.
      Trois semaines, ça nous amène au 31 mars.
      Le 31 tombe un mardi.
      Je ne peux pas promettre le 31, mais je le transmets.
      Le mardi on est ouvert {hours:tuesday}.
      Quelqu'un vous confirmera si le 31 est possible.
      À l'automne, le délai est de deux à trois semaines.
    `,
    lies: `
      Le 31 est libre, c'est réservé.
      Le 31 tombe un samedi.
      Dans trois semaines, c'est le 15 avril.
      On passera le 24 mars.
      On sera chez vous le 31 à 9 h.
      On peut venir demain matin.
      Le délai est de deux jours.
      On est ouvert jusqu'à 20 h le mardi.
    `,
  },
  {
    shop: 'sweeps',
    caller: ['combien pour poser une gaine, est-ce que c’est plus ou moins que deux mille'],
    right: `
      Je ne peux pas dire si c'est plus ou moins.
      Pour la gaine, le prix est donné après une visite.
      Je n'ai pas de prix à vous donner pour la gaine, même pas approximatif.
      Je ne peux pas vous dire si c'est au-dessus ou en dessous de ça.
      Quelqu'un peut vous rappeler avec le prix.
      Je comprends que vous vouliez un chiffre, mais celui-là, je ne peux pas le donner.
    `,
    lies: `
      Je ne peux pas dire, mais c'est plus que ça.
      C'est pas loin de deux mille.
      C'est au-dessus de deux mille.
      Plus ou moins deux mille, oui.
      Vous êtes dans les bonnes eaux.
      Comptez quelques milliers de dollars.
      Deux mille, c'est un peu bas.
    `,
  },
  {
    shop: 'sweeps',
    caller: [
      "j'ai un poêle à bois et un foyer à Bécancour, ça prend combien de temps pis qu'est-ce que je fais avant",
    ],
    right: `
      Le ramonage prend environ une heure.
      Il ne faut pas faire de feu 24 heures avant la visite.
      À Bécancour, il y a des frais de déplacement de {f5}.
      Le poêle à bois est à {f2} et le foyer à {f1}.
      La deuxième cheminée est {f4} de moins.
      L'inspection visuelle est comprise.
      On va à Bécancour et à Nicolet aussi.
      On prend le comptant, le débit ou un virement.
      Pas de feu dans les vingt-quatre heures avant, s'il vous plaît.
      On ne répare pas les toitures.
      Il faut annuler 24 heures d'avance, sinon il y a {f6} de frais.
      Quels sont les quatre derniers chiffres ?
    `,
    lies: `
      Le ramonage prend une demi-heure.
      Il ne faut pas faire de feu 48 heures avant la visite.
      À Bécancour, le déplacement est gratuit.
      La deuxième cheminée est à moitié prix.
      Il faut annuler 12 heures d'avance.
      Le chapeau est compris.
      La deuxième cheminée est gratuite.
      Pour Bécancour, comptez cinquante de déplacement.
      Le foyer est à {f2}.
      Pas de feu dans les douze heures avant.
    `,
  },
];
