import type { CommentLines } from './commentLines.ts'

/** French comments, mostly from Montréal; places without lines of their own fall back to General. */
export const FRENCH: CommentLines = {
  General: {
    veryGood: `
Excellent service, merci à toute l'équipe.
Toujours propre, toujours souriant. Bravo!
Réparé le jour même, on ne peut pas demander mieux.`,
    good: `
Tout va bien.
C'est propre et tranquille.
Bon entretien en général
Personnel sympathique.`,
    mixed: `
Correct, sans plus.
Ça dépend des jours.
[in] Bien, mais il fait un peu froid.`,
    bad: `
J'ai appelé deux fois, pas de réponse.
[in] Ça sent l'humidité.
Une lumière clignote depuis des semaines.`,
    veryBad: `
Inacceptable, ça fait un mois que j'attends.
Personne ne répond jamais au bureau.
C'est rendu dangereux, envoyez quelqu'un svp.`,
  },
  Lobby: {
    veryGood: `
Le concierge est un ange, il a monté mes sacs jusqu'à la porte.
Très beau hall, et l'accueil est parfait.
[hot] Accueil chaleureux et en français, merci!`,
    good: `
Accueil rapide et poli.
Belle décoration
Le hall est toujours propre.`,
    mixed: `
Gentils, mais il y avait de l'attente.
Beau hall, musique un peu forte.
[res] Le jour ça va, la nuit il n'y a personne.`,
    bad: `
La porte d'entrée ne ferme pas bien.
[winter] Le plancher est plein de sloche, ça glisse.
Personne à la réception pendant dix minutes.`,
    veryBad: `
N'importe qui entre, la serrure est brisée depuis des semaines.
On m'a parlé sur un ton vraiment déplacé.`,
  },
  Elevator: {
    veryGood: `
[better] Les nouveaux ascenseurs sont super, on ne les entend même pas.
Technicien très courtois, réglé en une heure.`,
    good: `
[better] Plus aucune panne depuis les travaux.
Rapide et propre.
Le bruit a disparu, merci`,
    mixed: `
Ça marche, mais c'est lent.
Un des deux en panne, l'autre suffit à peine.
Il s'arrête à tous les étages.`,
    bad: `
Encore en panne ce matin.
Les portes se ferment trop vite.
Ça brasse en arrivant, pas rassurant.
Monter l'épicerie à pied avec une poussette, c'est non.`,
    veryBad: `
Resté pris vingt minutes, personne au téléphone d'urgence.
Ma mère ne peut plus sortir de chez elle depuis deux jours.`,
  },
  Parking: {
    veryGood: `
Garage propre et bien éclairé, je me sens en sécurité.
[winter] On m'a aidé à survolter ma batterie à -25. Merci!`,
    good: `
La nouvelle peinture aide beaucoup.
La porte ouvre plus vite
Bornes de recharge fonctionnelles.`,
    mixed: `
Bien, mais les places sont étroites.
Les bornes sont toujours prises.`,
    bad: `
De l'eau coule du plafond sur les autos.
La porte de garage reste ouverte toute la nuit.
Il manque trois néons au fond.`,
    veryBad: `
Mon auto s'est fait vandaliser, aucune caméra.
La porte est descendue sur mon toit.`,
  },
  FitnessCenter: {
    veryGood: `
J'ai annulé mon abonnement ailleurs, tout est ici.
Propre, calme, bien équipé. J'adore.`,
    good: `
Bon équipement.
Très calme le matin
La poulie est réparée, merci.`,
    mixed: `
Bien mais trop petit le soir.
Il faudrait des poids plus lourds.`,
    bad: `
Plus de lingettes.
Un tapis roulant sur deux ne fonctionne pas.
Il fait trop chaud pour s'entraîner.`,
    veryBad: `
Le câble a lâché pendant mon exercice.
De la moisissure dans les douches.`,
  },
  Rooftop: {
    veryGood: `
La vue sur le canal au coucher du soleil, wow.
[summer] La soirée de cinéma en plein air était géniale.`,
    good: `
Belle terrasse, bien entretenue.
Les plantes sont magnifiques cette année
Les nouveaux parasols, bonne idée.`,
    mixed: `
Belle vue mais trop de vent.
Ça ferme trop tôt.`,
    bad: `
Le BBQ est laissé sale chaque fin de semaine.
Plus de propane, encore.
Des mégots dans les pots de fleurs.`,
    veryBad: `
Du verre cassé partout, il y a des enfants ici.
Le party jusqu'à 3 h du matin et personne n'intervient.`,
  },
  MailRoom: {
    veryGood: `
On a retrouvé mon colis perdu, merci mille fois.`,
    good: `
Rapide et bien rangé.
Le code arrive tout de suite`,
    mixed: `
Mon colis était là, mais sur la mauvaise tablette.
La pièce est trop petite.`,
    bad: `
Les boîtes bloquent la porte.
Colis laissé dans le corridor.
Je reçois encore le courrier du voisin.`,
    veryBad: `
Colis volé, et la caméra pointe vers le mur.
Marqué livré, jamais reçu. C'est la deuxième fois.`,
  },
  Restroom: {
    veryGood: `
Impeccable, bravo au personnel d'entretien.`,
    good: `
Propre et bien garni.
Ça sent bon`,
    mixed: `
Propre, mais le séchoir est bruyant.`,
    bad: `
Plus de savon.
La porte ne barre pas.`,
    veryBad: `
Dégoûtant, bouché depuis hier.`,
  },
  GateWindow: {
    veryGood: `
Entrée, sortie, douze minutes. Parfait.`,
    good: `
Bon service au guichet.`,
    mixed: `
Gentils, mais un seul commis.`,
    bad: `
Guichet fermé avec cinq camions en attente.`,
    veryBad: `
Deux heures d'attente avec un rendez-vous confirmé.`,
  },
}
