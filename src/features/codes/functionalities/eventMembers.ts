import { messages, type Problem } from '../../../core/problem.ts'
import { member } from '../../base/members/members.ts'

/** What several types say of an event. */
export const eventMembers = {
  EventName: member.line({ label: { en: 'Event name', es: 'Nombre del evento', fr: 'Nom de l’événement' }, required: true }),
  EventLocation: member.line({ label: { en: 'Event location', es: 'Lugar del evento', fr: 'Lieu de l’événement' }, required: true }),
  EventDate: member.day({ label: { en: 'Event date', es: 'Fecha del evento', fr: 'Date de l’événement' }, required: true }),
  StartDate: member.day({ label: { en: 'Start date', es: 'Fecha de inicio', fr: 'Date de début' }, required: true }),
  EndDate: member.day({ label: { en: 'End date', es: 'Fecha de fin', fr: 'Date de fin' }, required: true }),
  StartTime: member.time({ label: { en: 'Start time', es: 'Hora de inicio', fr: 'Heure de début' } }),
  EndTime: member.time({ label: { en: 'End time', es: 'Hora de fin', fr: 'Heure de fin' } }),
  Content: member.localizedLines({ label: { en: 'Description', es: 'Descripción', fr: 'Description' } }),
  EnableAttendanceCap: member.flag({
    label: { en: 'Limit the attendance', es: 'Limitar la asistencia', fr: 'Limiter le nombre de participants' },
  }),
  AttendanceCap: member.count({
    label: { en: 'Attendance cap', es: 'Asistencia máxima', fr: 'Nombre maximal de participants' },
    required: true,
    when: form => form.EnableAttendanceCap === true,
  }),
} as const

/** An end before its start, of one day or of several. */
export const findEndProblems = (
  { StartTime, EndTime }: { StartTime?: string; EndTime?: string },
  [start, end]: readonly [number | null, number | null] = [null, null],
): Problem[] => {
  if (start !== null && end !== null && end < start) return [{ Field: 'EndDate', Message: messages.endAfterStart }]
  const oneDay = start === end
  return oneDay && StartTime && EndTime && EndTime <= StartTime ? [{ Field: 'EndTime', Message: messages.endAfterStart }] : []
}
