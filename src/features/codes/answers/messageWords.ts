import { translateMessages } from '../../../core/words.ts'
import { answerMessages } from './rules.ts'

export const messageWords = translateMessages(answerMessages, {
  handled: {
    es: 'Esta opinión está resuelta. Reábrala para cambiarla.',
    fr: 'Cet avis est traité. Rouvrez-le pour le modifier.',
  },
  seen: { es: 'Alguien ya ha visto esta opinión.', fr: 'Quelqu’un a déjà vu cet avis.' },
  inHand: { es: 'Esta opinión ya se está atendiendo.', fr: 'Cet avis est déjà pris en charge.' },
  open: { es: 'Esta opinión está abierta.', fr: 'Cet avis est ouvert.' },
  noAddress: {
    es: 'El visitante no dejó ninguna dirección a la que responder.',
    fr: 'Le visiteur n’a laissé aucune adresse où lui répondre.',
  },
  otherBuildings: {
    es: 'Esta persona no trabaja en todos los edificios de las opiniones elegidas.',
    fr: 'Cette personne ne travaille pas dans tous les immeubles des avis choisis.',
  },
})
