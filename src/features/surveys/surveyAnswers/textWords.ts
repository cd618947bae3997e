import { defineWords } from '../../../core/words.ts'

/** The text message of Collect Content. */
export const textWords = defineWords({
  en: {
    ask: '{building}: please send us photos of {n, plural, one {# space} other {# spaces}}. It takes a few minutes on your phone: {link}',
  },
  es: { ask: '{building}: envíenos fotos de {n, plural, one {# espacio} other {# espacios}}. Son unos minutos desde su teléfono: {link}' },
  fr: {
    ask: '{building} : merci de nous envoyer des photos de {n, plural, one {# espace} other {# espaces}}. Quelques minutes suffisent sur votre téléphone : {link}',
  },
})
