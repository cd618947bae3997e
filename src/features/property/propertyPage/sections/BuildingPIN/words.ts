import { defineWords } from '../../../../../core/words.ts'

export const words = defineWords({
  en: {
    lead: 'Staff without an account sign in with a PIN on the page of the building’s PIN sign. Each PIN is used once in a building.',
    page: 'PIN sign-in page',
    mustOf: '{pin} must be filled',
    filled: '{n, plural, =0 {No PIN} one {# PIN} other {# PINs}}',
    locked: 'PINs are being guessed',
    lockedText: 'Too many wrong ones were typed at the sign. Until {time} only phones that were let in before may try.',
    failed: 'The PINs could not be loaded.',
    again: 'Try again',
  },
  es: {
    lead: 'El personal sin cuenta entra con un PIN en la página del letrero de PIN del edificio. Cada PIN se usa una sola vez en un edificio.',
    page: 'Página de entrada con PIN',
    mustOf: '{pin}: debe rellenarse',
    filled: '{n, plural, =0 {Sin PIN} one {# PIN} other {# PIN}}',
    locked: 'Alguien está adivinando los PIN',
    lockedText:
      'Se han escrito demasiados incorrectos en el letrero. Hasta las {time} solo pueden probar los teléfonos que ya entraron antes.',
    failed: 'No se pudieron cargar los PIN.',
    again: 'Reintentar',
  },
  fr: {
    lead: 'Le personnel sans compte se connecte avec un code PIN sur la page du panneau PIN de l’immeuble. Chaque code ne sert qu’une fois par immeuble.',
    page: 'Page de connexion par PIN',
    mustOf: '{pin} : doit être rempli',
    filled: '{n, plural, =0 {Aucun code PIN} one {# code PIN} other {# codes PIN}}',
    locked: 'Quelqu’un devine les codes PIN',
    lockedText: 'Trop de codes erronés ont été saisis au panneau. Jusqu’à {time}, seuls les téléphones déjà admis peuvent essayer.',
    failed: 'Les codes PIN n’ont pas pu être chargés.',
    again: 'Réessayer',
  },
})
