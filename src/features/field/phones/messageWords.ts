import { translateMessages } from '../../../core/words.ts'
import { phoneMessages } from './model.ts'

export const messageWords = translateMessages(phoneMessages, {
  blocked: {
    es: 'Este teléfono está bloqueado. Pida a un gerente que lo permita de nuevo.',
    fr: 'Ce téléphone est bloqué. Demandez à un responsable de l’autoriser de nouveau.',
  },
  ended: {
    es: 'Inicie sesión otra vez: ha terminado el tiempo en que este teléfono puede enviar.',
    fr: 'Connectez-vous à nouveau : le temps pendant lequel ce téléphone peut envoyer est écoulé.',
  },
  nameMissing: {
    es: '¿Quién recorre? Escriba un nombre o inicie sesión.',
    fr: 'Qui parcourt ? Saisissez un nom ou connectez-vous.',
  },
})
