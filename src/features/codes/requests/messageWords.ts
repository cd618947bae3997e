import { translateMessages } from '../../../core/words.ts'
import { requestMessages } from './rules.ts'

export const messageWords = translateMessages(requestMessages, {
  handled: {
    es: 'Esta solicitud está terminada. Reábrala para cambiarla.',
    fr: 'Cette demande est terminée. Rouvrez-la pour la modifier.',
  },
  seen: { es: 'Alguien ya ha visto esta solicitud.', fr: 'Quelqu’un a déjà vu cette demande.' },
  started: { es: 'Esta solicitud ya se está atendiendo.', fr: 'Cette demande est déjà en cours.' },
  open: { es: 'Esta solicitud está abierta.', fr: 'Cette demande est ouverte.' },
  taken: {
    es: 'Otra persona tiene ahora esta sala a esa hora. Esta reserva sigue cancelada.',
    fr: 'Quelqu’un d’autre a maintenant cette salle à cette heure. Cette réservation reste annulée.',
  },
  full: {
    es: 'Todas las plazas de este evento están ocupadas. Esta inscripción sigue cancelada.',
    fr: 'Toutes les places de cet événement sont prises. Cette inscription reste annulée.',
  },
  notBooked: { es: 'Esta reserva está cancelada o ya pasó.', fr: 'Cette réservation est annulée ou passée.' },
  visit: {
    es: 'Solo el equipo del edificio puede anular una visita.',
    fr: 'Seule l’équipe de l’immeuble peut annuler une visite.',
  },
  booked: { es: 'Esta reserva no está cancelada.', fr: 'Cette réservation n’est pas annulée.' },
  past: { es: 'Esta reserva ya pasó. Sigue cancelada.', fr: 'Cette réservation est passée. Elle reste annulée.' },
  fixedTime: {
    es: 'La hora de esta reserva no se puede cambiar.',
    fr: 'L’heure de cette réservation ne peut pas être changée.',
  },
  hoursTaken: { es: 'Otra persona tiene esta sala a esa hora.', fr: 'Quelqu’un d’autre a cette salle à cette heure.' },
  noUrgency: { es: 'Una reserva no tiene urgencia.', fr: 'Une réservation n’a pas d’urgence.' },
  pastDay: { es: 'Elija un día a partir de hoy.', fr: 'Choisissez un jour à partir d’aujourd’hui.' },
  pastHours: {
    es: 'Ese horario ya pasó. Elija una hora más tarde.',
    fr: 'Ces heures sont passées. Choisissez une heure plus tardive.',
  },
  noWork: { es: 'Aquí nadie tiene que hacer nada: no tiene costos.', fr: 'Personne n’a rien à faire ici : il n’y a pas de coûts.' },
  notWaiting: { es: 'Esta solicitud no espera a su visitante.', fr: 'Cette demande n’attend pas son visiteur.' },
  waitsUnasked: {
    es: 'Solo una respuesta al visitante de un trabajo abierto detiene el reloj.',
    fr: 'Seule une réponse au visiteur d’un travail ouvert arrête le chronomètre.',
  },
  otherBuildings: {
    es: 'Esta persona no trabaja en todos los edificios de las solicitudes elegidas.',
    fr: 'Cette personne ne travaille pas dans tous les immeubles des demandes choisies.',
  },
})
