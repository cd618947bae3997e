import { translateMessages } from '../core/words.ts'
import { NETWORK_MESSAGE } from './send.ts'

const ownMessages = {
  network: NETWORK_MESSAGE,
  lostChunk: 'Loading chunk {name} failed',
  lostPart: 'Loading chunk failed',
  lostStyles: 'Loading CSS chunk failed',
  saved: 'Successfully saved',
  savedAll: 'Successfully saved!',
  sent: 'Successfully sent!',
  copied: 'Copied',
} as const
const lost = { es: 'No se ha podido cargar una parte de la página', fr: 'Une partie de la page n’a pas pu être chargée' }

/** What the interface itself says: lost connections, lost parts, successes that many features tell. */
export const messageWords = translateMessages(ownMessages, {
  network: {
    es: 'No hay conexión. Compruebe su red e inténtelo de nuevo.',
    fr: 'Aucune connexion. Vérifiez votre réseau, puis réessayez.',
  },
  lostChunk: lost,
  lostPart: lost,
  lostStyles: lost,
  saved: { es: 'Guardado correctamente', fr: 'Enregistré avec succès' },
  savedAll: { es: '¡Guardado correctamente!', fr: 'Enregistré avec succès !' },
  sent: { es: '¡Enviado correctamente!', fr: 'Envoyé avec succès !' },
  copied: { es: 'Copiado', fr: 'Copié' },
})
