import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: {
    moveTitle: 'Change time',
    moveLead: 'The visitor is told by mail, where an address was left.',
    day: 'Day',
    from: 'From',
    to: 'To',
    save: 'Save the new time',
    moved: 'The booking has a new time',
    takenOn: 'Taken on that day: {times}.',
    free: 'Nothing else is booked on that day.',
  },
  es: {
    moveTitle: 'Cambiar la hora',
    moveLead: 'Se avisa al visitante por correo si dejó una dirección.',
    day: 'Día',
    from: 'Desde',
    to: 'Hasta',
    save: 'Guardar la hora nueva',
    moved: 'La reserva tiene una hora nueva',
    takenOn: 'Ocupado ese día: {times}.',
    free: 'Ese día no hay nada más reservado.',
  },
  fr: {
    moveTitle: 'Changer l’heure',
    moveLead: 'Le visiteur est averti par e-mail s’il a laissé une adresse.',
    day: 'Jour',
    from: 'De',
    to: 'À',
    save: 'Enregistrer la nouvelle heure',
    moved: 'La réservation a une nouvelle heure',
    takenOn: 'Déjà pris ce jour-là : {times}.',
    free: 'Rien d’autre n’est réservé ce jour-là.',
  },
})
