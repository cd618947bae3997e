import { defineWords } from '../../../core/words.ts'

export const letterWords = defineWords({
  en: {
    state: { Approved: 'Approved', Refused: 'Refused', Withdrawn: 'Withdrawn' },
    title: {
      Approved: 'Your permit is approved',
      Refused: 'Your permit was refused',
      Withdrawn: 'Your permit was withdrawn',
    },
    text: {
      Approved: 'Show the code of the permit at the front desk of {building}: on your phone or on paper.',
      Refused: 'The team of {building} could not approve request {n}.',
      Withdrawn: 'The team of {building} has withdrawn permit {n}: it is no longer valid.',
    },
    what: 'Permit',
    number: 'Number',
    when: 'When',
    where: 'Where',
    openPermit: 'Open the permit',
    open: 'Open the request',
    footer: 'You get this because you asked {building} for a permit.',
  },
  es: {
    state: { Approved: 'Aprobado', Refused: 'Rechazado', Withdrawn: 'Retirado' },
    title: {
      Approved: 'Su permiso está aprobado',
      Refused: 'Su permiso fue rechazado',
      Withdrawn: 'Su permiso fue retirado',
    },
    text: {
      Approved: 'Muestre el código del permiso en la recepción de {building}: en el teléfono o en papel.',
      Refused: 'El equipo de {building} no pudo aprobar la solicitud {n}.',
      Withdrawn: 'El equipo de {building} retiró el permiso {n}: ya no es válido.',
    },
    what: 'Permiso',
    number: 'Número',
    when: 'Cuándo',
    where: 'Dónde',
    openPermit: 'Abrir el permiso',
    open: 'Abrir la solicitud',
    footer: 'Recibe este mensaje porque pidió un permiso a {building}.',
  },
  fr: {
    state: { Approved: 'Approuvée', Refused: 'Refusée', Withdrawn: 'Retirée' },
    title: {
      Approved: 'Votre autorisation est approuvée',
      Refused: 'Votre autorisation a été refusée',
      Withdrawn: 'Votre autorisation a été retirée',
    },
    text: {
      Approved: 'Montrez le code de l’autorisation à l’accueil de {building} : sur votre téléphone ou sur papier.',
      Refused: 'L’équipe de {building} n’a pas pu approuver la demande {n}.',
      Withdrawn: 'L’équipe de {building} a retiré l’autorisation {n} : elle n’est plus valable.',
    },
    what: 'Autorisation',
    number: 'Numéro',
    when: 'Quand',
    where: 'Où',
    openPermit: 'Ouvrir l’autorisation',
    open: 'Ouvrir la demande',
    footer: 'Vous recevez ce message parce que vous avez demandé une autorisation à {building}.',
  },
})
