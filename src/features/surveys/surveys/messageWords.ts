import { translateMessages } from '../../../core/words.ts'
import { surveyMessages } from './rules.ts'
import { surveySuccesses } from './successes.ts'

export const messageWords = translateMessages(
  { ...surveyMessages, ...surveySuccesses },
  {
    generated: { es: 'Generado correctamente', fr: 'Généré avec succès' },
    linkSent: { es: 'Se ha enviado el enlace de la encuesta', fr: 'Le lien de votre enquête a été envoyé' },
    deleted: { es: 'Eliminado definitivamente', fr: 'Supprimé définitivement' },
    unavailable: {
      es: 'El formulario de la encuesta de su edificio no está disponible en este momento. Contacte con su representante.',
      fr: 'Le formulaire d’enquête de votre immeuble n’est pas disponible pour le moment. Veuillez contacter votre représentant.',
    },
    unknownProduct: { es: 'Este producto no se puede elegir.', fr: 'Ce produit ne peut pas être choisi.' },
    fields: { es: 'Una pregunta necesita al menos un campo.', fr: 'Une question doit avoir au moins un champ.' },
    notCompleted: {
      es: 'Solo se pueden enviar encuestas a la espera del cliente.',
      fr: 'Seules les enquêtes en attente du client peuvent être envoyées.',
    },
    noSurvey: {
      es: 'Este edificio no tiene ninguna encuesta a la espera del cliente.',
      fr: 'Cet immeuble n’a pas d’enquête en attente du client.',
    },
    otherEmail: {
      es: 'Este no es el correo del contacto. Guarde primero el contacto.',
      fr: 'Ce n’est pas l’e-mail du contact. Enregistrez d’abord le contact.',
    },
    noName: { es: 'El contacto no tiene nombre.', fr: 'Le contact n’a pas de nom.' },
    isLive: { es: 'El cliente ya tiene esta encuesta.', fr: 'Le client a déjà cette enquête.' },
    submitted: {
      es: 'Esta encuesta ya se ha enviado. Contacte con su representante para cambiarla.',
      fr: 'Cette enquête a déjà été envoyée. Veuillez contacter votre représentant pour la modifier.',
    },
    notAccepted: {
      es: 'Las respuestas de esta encuesta aún no se han aceptado.',
      fr: 'Les réponses de cette enquête ne sont pas encore acceptées.',
    },
    notSubmitted: { es: 'El cliente no ha enviado esta encuesta.', fr: 'Le client n’a pas envoyé cette enquête.' },
  },
)
