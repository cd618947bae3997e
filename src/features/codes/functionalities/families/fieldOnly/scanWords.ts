import { defineWords } from '../../../../../core/words.ts'

/** What the page of a field-only type says to a visitor. */
export const fieldOnlyWords = defineWords({
  en: {
    send: 'Send',
    needed: 'Please fill this in.',
    nothing: 'Please fill in at least one field.',
    changed: 'This form has changed since you opened it. Please look it over and send it once more.',
  },
  es: {
    send: 'Enviar',
    needed: 'Rellene este campo.',
    nothing: 'Rellene al menos un campo.',
    changed: 'Este formulario ha cambiado desde que lo abrió. Revíselo y envíelo una vez más.',
  },
  fr: {
    send: 'Envoyer',
    needed: 'Remplissez ce champ.',
    nothing: 'Remplissez au moins un champ.',
    changed: 'Ce formulaire a changé depuis que vous l’avez ouvert. Relisez-le et envoyez-le encore une fois.',
  },
})
