import type { RecordedCall } from './recorded-call.ts';

/** Calls in French, with a change of mind and a second matter. */
export const goodCallsLocks: readonly RecordedCall[] = [
  {
    shop: 'locks',
    from: '+14185550183',
    exchanges: [
      {
        caller: 'oui bonjour, je suis embarrée dehors là, combien ça coûte pour ouvrir la porte',
        reply: `{"a":[["ask.price","s1.o1"],["describe",{"thing":"porte barrée"}]],"q":"address"}
Bonjour ! Pour une résidence, l’ouverture de porte est à {f1}. Vous êtes à quelle adresse ?
NOTE: embarrée dehors, ouverture de porte de résidence`,
        says: ['95 $'],
      },
      {
        caller: 'quinze rue Wolfe à Lévis. y a-tu un supplément pour venir ici',
        reply: `{"a":[["give",{"address":"15 rue Wolfe, Lévis"}],["ask.price","n1",{"town":"Lévis"}]],"q":"name"}
Oui, pour Lévis le déplacement ajoute {f8}, donc {f1+f8} en tout. C’est à quel nom ?
NOTE: embarrée dehors à Lévis, ouverture de porte de résidence`,
        says: ['25 $', '120 $'],
      },
      {
        caller: "Josée Lamontagne. pis ça prend combien de temps avant que quelqu'un arrive",
        reply: `{"a":[["give",{"name":"Josée Lamontagne"}],["ask.fact","q1"]],"q":"phone"}
Merci, Josée. Avant midi c’est le jour même, sinon le lendemain, et quelqu’un va vous le confirmer. On vous rejoint au numéro d’où vous appelez ?
NOTE: embarrée dehors à Lévis, ouverture de porte de résidence, demande quand quelqu’un arrive`,
      },
      {
        caller:
          'non mon cell est mort, appelez plutôt mon chum Steve au quatre un huit cinq cinq cinq zéro un six neuf',
        reply: `{"a":[["deny"],["give",{"person":"chum Steve","phone":"418 555 0169","instead":true}]],"q":"anythingElse"}
D’accord, on appelle Steve au {phone:other}. Il faut avoir une pièce d’identité à l’adresse pour qu’on ouvre la porte. Autre chose ?
NOTE: embarrée dehors au 15 rue Wolfe à Lévis, ouverture de porte de résidence, appeler son chum Steve au 418-555-0169`,
        says: ['418, 555, 0169'],
      },
      {
        caller: "euh finalement changez la serrure aussi tant qu'à y être, la standard",
        reply: `{"a":[["want.book","s2.o1"]],"q":"detailsRight"}
J’ajoute le changement de serrure standard, {f4} avec deux clés, donc {f1+f4+f8} pour les deux avec le déplacement. C’est bien ça ?
NOTE: embarrée dehors au 15 rue Wolfe à Lévis, ouverture de porte de résidence et changement de serrure standard, appeler son chum Steve au 418-555-0169`,
        says: ['120 $', '240 $'],
      },
      {
        caller: "oui c'est beau",
        reply: `{"a":[["affirm"]],"q":"anythingElse"}
Parfait, c’est transmis. Autre chose pour vous ?`,
      },
      {
        caller: 'non merci',
        reply: `{"a":[["deny"],["thanks"]]}
Bonne journée, Josée.`,
      },
    ],
  },
  {
    shop: 'locks',
    from: '+14185550186',
    exchanges: [
      {
        caller:
          "bonjour, j'ai un petit commerce pis je voudrais faire rechiffrer trois cylindres, c'est combien",
        reply: `{"a":[["ask.total","s4",{"count":3}]],"q":"offerBooking"}
Le rechiffrage est à {f7} par cylindre, donc {f7*3} pour les trois. Voulez-vous qu’on fixe une visite ?
NOTE: rechiffrage de trois cylindres pour un commerce`,
        says: ['45 $', '135 $'],
      },
      {
        caller: 'oui, mercredi après six heures quand on ferme',
        reply: `{"a":[["affirm"],["want.book","s4",{"when":"mercredi après six heures","count":3}]],"q":"address"}
{time}, c’est noté. Le soir, après dix-huit heures, il y a {f9} de plus, ce qui ferait {f7*3+f9}. C’est à quelle adresse ?
NOTE: rechiffrage de trois cylindres pour un commerce, mercredi après 18 h`,
        says: ['40 $', '175 $'],
      },
      {
        caller: "quarante piastres ? non venez le matin d'abord, mercredi matin huit heures",
        reply: `{"a":[["correct",{"when":"mercredi matin à huit heures"}]],"q":"address"}
Le matin alors, {time}, donc {f7*3} sans supplément. Quelle est l’adresse ?
NOTE: rechiffrage de trois cylindres pour un commerce, mercredi matin à 8 h, pas le soir à cause du supplément`,
        says: ['135 $', '8 h'],
      },
      {
        caller: 'quatre cent dix Saint-Joseph Est à Québec, Librairie du Faubourg, Antoine Girard',
        reply: `{"a":[["give",{"address":"410 Saint-Joseph Est, Québec","company":"Librairie du Faubourg","name":"Antoine Girard"}]],"q":"phone"}
Merci, Antoine. On vous rejoint au numéro d’où vous appelez ?
NOTE: rechiffrage de trois cylindres à la Librairie du Faubourg, mercredi matin à 8 h, pas le soir à cause du supplément`,
      },
      {
        caller:
          "oui. pis aussi j'ai un vieux coffre-fort qui ouvre plus, vous faites ça ? ça presse pas",
        reply: `{"a":[["affirm",{"phone":"same"}],["ask.offer","s5"]],"q":"offerCall"}
Oui, on ouvre les coffres-forts, selon le modèle, et quelqu’un peut vous rappeler avec le prix. Est-ce que je leur demande ?
NOTE: rechiffrage de trois cylindres à la Librairie du Faubourg, mercredi matin à 8 h; vieux coffre-fort qui ne s’ouvre plus, sans urgence, prix demandé`,
      },
      {
        caller: 'oui demain après-midi',
        reply: `{"a":[["affirm"],["want.callback","s5",{"when":"demain après-midi"}]],"q":"detailsRight"}
Donc un rappel pour le coffre-fort {time:call}, et les trois cylindres {time} au {place}, avec vous au {phone}. C’est exact ?
NOTE: rechiffrage de trois cylindres à la Librairie du Faubourg, mercredi matin à 8 h; rappeler demain après-midi avec le prix pour un vieux coffre-fort qui ne s’ouvre plus, sans urgence`,
        says: ['demain après-midi', '418, 555, 0186'],
      },
      {
        caller: "c'est exact merci bien",
        reply: `{"a":[["affirm"],["thanks"]]}
C’est transmis, Antoine. Bonne journée !`,
      },
    ],
  },
];
