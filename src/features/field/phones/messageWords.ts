import { translateMessages } from '../../../core/words.ts'
import { phoneMessages } from './model.ts'

export const messageWords = translateMessages(phoneMessages, {
  blocked: {
    es: 'Este teléfono está bloqueado. Pida a un gerente que lo permita de nuevo.',
    fr: 'Ce téléphone est bloqué. Demandez à un responsable de l’autoriser de nouveau.',
  },
  personBlocked: {
    es: 'Por ahora no se acepta nada de usted. Pida a un gerente que lo permita de nuevo.',
    fr: 'Rien n’est accepté de vous pour le moment. Demandez à un responsable de l’autoriser de nouveau.',
  },
  roundBlocked: {
    es: 'Por ahora no se aceptan recorridos de esta ronda. Pida a un gerente que los permita de nuevo.',
    fr: 'Aucun parcours de cette ronde n’est accepté pour le moment. Demandez à un responsable de les autoriser de nouveau.',
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
