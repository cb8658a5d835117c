import type { RecordedCall } from './recorded-call.ts';

/** Calls as a good model holds them, in French. */
export const goodCallsFrench: readonly RecordedCall[] = [
  {
    shop: 'bicycles',
    from: '+14185550181',
    exchanges: [
      {
        caller: "bonjour, c'est combien une mise au point complète pour mon vélo",
        reply: `{"a":[["ask.price","s1.o2"]],"q":"offerBooking"}
Bonjour! La mise au point complète est à {f2}. Voulez-vous que je prenne vos coordonnées pour fixer un moment?`,
        says: ['115'],
      },
      {
        caller: 'et si je prends aussi la réparation de la crevaison',
        reply: `{"a":[["ask.total","s1.o2,s2"]],"q":"offerBooking"}
La réparation de crevaison est à {f5}, plus {f4} pour la chambre à air, donc {f2+f5+f4} en tout. Est-ce que cela vous irait?`,
        says: ['22', '146'],
      },
      {
        caller: 'oui ça va. combien de temps ça prend',
        reply: `{"a":[["affirm"],["want.book","s1.o2,s2"],["ask.fact","q1"]],"q":"time"}
Comptez environ trois jours ouvrables en saison. Quel jour aimeriez-vous nous l'apporter?`,
        says: ['trois jours ouvrables'],
      },
      {
        caller: 'samedi matin',
        reply: `{"a":[["give",{"when":"samedi matin"}]],"q":"name"}
Samedi matin, c'est noté comme souhait; on vous le confirmera. À quel nom, s'il vous plaît?`,
      },
      {
        caller: 'Étienne Gagnon',
        reply: `{"a":[["give",{"name":"Étienne Gagnon"}]],"q":"phone"}
Merci, Étienne. Est-ce que le numéro d'où vous appelez est le bon?`,
      },
      {
        caller: 'oui celui-ci',
        reply: `{"a":[["affirm",{"phone":"same"}]],"q":"detailsRight"}
Parfait. Donc une mise au point complète et une crevaison, {time}, et l'équipe vous rappellera au {phone}. Est-ce exact?`,
        says: ['418, 555, 0181'],
      },
      {
        caller: 'exact merci',
        reply: `{"a":[["affirm"],["thanks"]],"q":"anythingElse"}
Merci à vous, je transmets le tout. Puis-je faire autre chose pour vous?`,
      },
    ],
  },
  {
    shop: 'bicycles',
    from: null,
    exchanges: [
      {
        caller: 'allo vous êtes ouverts dimanche?',
        reply: `{"a":[["ask.hours",{"when":"dimanche"}]]}
Oui, le dimanche nous sommes ouverts {hours:sunday}.`,
        says: ['midi'],
      },
      {
        caller: 'la location pour deux vélos une demi-journée',
        reply: `{"a":[["ask.price","s4.o1",{"count":2}]],"q":"offerBooking"}
Une location d'une demi-journée est à {f7}, donc {f7*2} pour deux vélos. Le casque et le cadenas sont inclus. Souhaitez-vous réserver?`,
        says: ['60'],
      },
      {
        caller: 'et la journée complète',
        reply: `{"a":[["ask.price","s4.o2",{"count":2}]]}
Pour la journée complète, c'est {f8} par vélo, donc {f8*2} pour les deux.`,
        says: ['48', '96'],
      },
      {
        caller: 'vous faites des vélos sur mesure, dans quel prix',
        reply: `{"a":[["ask.price","s5"]],"q":"offerCall"}
Oui, nous faisons du montage sur mesure, mais je n'ai pas de prix à vous donner au téléphone. Voulez-vous que quelqu'un vous rappelle à ce sujet?`,
      },
      {
        caller: 'non merci. réparez-vous les trottinettes électriques',
        reply: `{"a":[["deny"],["ask.fact","q3"]]}
Non, désolée, nous ne réparons pas les trottinettes électriques.`,
      },
      {
        caller: 'je suis membre du club, ça change le prix de la mise au point de base?',
        reply: `{"a":[["ask.discount","q4"]]}
Oui, les membres ont {f9} de rabais sur la mise au point, donc la Basic revient à {f1-f1*f9}.`,
        says: ['15', '55,25'],
      },
    ],
  },
  {
    shop: 'salon',
    from: '+15145550190',
    exchanges: [
      {
        caller: 'bonjour madame, je voudrais savoir le prix pour une retouche de racines',
        reply: `{"a":[["ask.price","s4"]],"q":"offerBooking"}
Bonjour! La retouche de racines est à partir de {f4}. Aimeriez-vous prendre rendez-vous?`,
        says: ['à partir de 85'],
      },
      {
        caller: 'oui jeudi en fin de journée si possible',
        reply: `{"a":[["affirm"],["want.book","s4"],["give",{"when":"jeudi en fin de journée"}]],"q":"name"}
Très bien, je note jeudi en fin de journée et on vous confirmera l'heure. Quel est votre nom?`,
      },
      {
        caller: 'Nadia Benali, et vous parlez espagnol? ma mère viendrait aussi',
        reply: `{"a":[["give",{"name":"Nadia Benali"}],["ask.fact","q7"]],"q":"phone"}
Oui, nous parlons français, anglais et espagnol. Est-ce qu'on peut vous joindre au numéro d'où vous appelez?`,
      },
      {
        caller: 'oui. et une coupe femme pour elle ça fait combien en plus',
        reply: `{"a":[["affirm",{"phone":"same"}],["ask.price","s1"]],"q":"detailsRight"}
La coupe femme est à {f1}. Je note donc une retouche de racines {time}, et l'équipe vous rappellera au {phone}. Est-ce que c'est bien ça?`,
        says: ['68', '514, 555, 0190'],
      },
      {
        caller: 'oui merci bonne journée',
        reply: `{"a":[["affirm"],["thanks"],["bye"]]}
Merci à vous, bonne journée!`,
      },
    ],
  },
];
