import { defineWords } from '../../../core/words.ts'

/** The mail that replies to feedback. */
export const letterWords = defineWords({
  en: {
    subject: 'About your feedback at {building}',
    title: 'Thank you for your feedback',
    said: 'On {day} you wrote: “{text}”',
    scored: 'On {day} you gave {n, plural, one {# star} other {# stars}}.',
    footer: 'You get this mail because you left your address with your feedback at {building}.',
  },
  es: {
    subject: 'Sobre su opinión en {building}',
    title: 'Gracias por su opinión',
    said: 'El {day} usted escribió: “{text}”',
    scored: 'El {day} usted dio {n, plural, one {# estrella} other {# estrellas}}.',
    footer: 'Recibe este correo porque dejó su dirección con su opinión en {building}.',
  },
  fr: {
    subject: 'À propos de votre avis sur {building}',
    title: 'Merci pour votre avis',
    said: 'Le {day}, vous avez écrit : « {text} »',
    scored: 'Le {day}, vous avez donné {n, plural, one {# étoile} other {# étoiles}}.',
    footer: 'Vous recevez cet e-mail car vous avez laissé votre adresse avec votre avis sur {building}.',
  },
})
