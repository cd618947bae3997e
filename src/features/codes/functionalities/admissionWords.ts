import { defineWords } from '../../../core/words.ts'

/** Why an event or a room cannot be had, said to a visitor. */
export const admissionWords = defineWords({
  en: {
    full: 'All places are taken. Please ask the building team whether one becomes free.',
    taken: 'This time is taken. Taken on that day: {times}.',
    takenOn: 'Taken on that day: {times}.',
    free: 'Nothing is booked on that day yet.',
    pastDay: 'Please choose a day from today on.',
    pastHours: 'These hours are over. Please choose a later time.',
    opens: 'This opens on {day}.',
    over: 'This event is over.',
  },
  es: {
    full: 'No quedan plazas. Pregunte al equipo del edificio si se libera alguna.',
    taken: 'Ese horario está ocupado. Ocupado ese día: {times}.',
    takenOn: 'Ocupado ese día: {times}.',
    free: 'Ese día no hay nada reservado todavía.',
    pastDay: 'Elija un día a partir de hoy.',
    pastHours: 'Ese horario ya pasó. Elija una hora más tarde.',
    opens: 'Esto se abre el {day}.',
    over: 'Este evento ya pasó.',
  },
  fr: {
    full: 'Toutes les places sont prises. Demandez à l’équipe du bâtiment si une place se libère.',
    taken: 'Cette heure est prise. Déjà pris ce jour-là : {times}.',
    takenOn: 'Déjà pris ce jour-là : {times}.',
    free: 'Rien n’est encore réservé ce jour-là.',
    pastDay: 'Choisissez un jour à partir d’aujourd’hui.',
    pastHours: 'Ces heures sont passées. Choisissez une heure plus tardive.',
    opens: 'Cela ouvre le {day}.',
    over: 'Cet événement est passé.',
  },
})
