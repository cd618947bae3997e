import { dayIn } from '../../../../../core/days.ts'
import { addDays, addMonths } from '../../../../../core/steps.ts'
import { startOfDay } from '../../../../../core/zones.ts'
import { member } from '../../../../base/members/members.ts'
import { telling } from './definition.ts'

/** How often something is inspected: months to the next time, or days of a week (B-RULE-054). */
export const inspectionFrequencies = ['Week', 'Month', 'Quarter', 'Annual'] as const
type InspectionFrequency = (typeof inspectionFrequencies)[number]
const months: Readonly<Record<Exclude<InspectionFrequency, 'Week'>, number>> = { Month: 1, Quarter: 3, Annual: 12 }

/** The day of the next inspection, as the last one: epoch ms of midnight in UTC. The 31st goes to the last day of a shorter month. */
export const nextInspection = (last: number, frequency: InspectionFrequency): number => {
  const day = dayIn('UTC', last)
  return startOfDay('UTC', frequency === 'Week' ? addDays(day, 7) : addMonths(day, months[frequency]))
}

/** When something was inspected, and when it will be again. */
export const inspectionSchedule = telling({
  type: 'InspectionSchedule',
  Label: { en: 'Inspection schedule', es: 'Calendario de inspección', fr: 'Calendrier d’inspection' },
  Purpose: {
    en: 'Shows when something was inspected, and when it is due again.',
    es: 'Muestra cuándo se inspeccionó algo y cuándo toca de nuevo.',
    fr: 'Montre quand une inspection a eu lieu et quand vient la suivante.',
  },
  Caption: {
    en: 'Shows the last and the next inspection',
    es: 'Muestra la última y la próxima inspección',
    fr: 'Montre la dernière et la prochaine inspection',
  },
  Icon: 'schedule',
  QrType: 'InspectionSchedule',
  members: {
    LastInspectionDate: member.day({
      label: { en: 'Last Inspection Date', es: 'Fecha de la última inspección', fr: 'Date de la dernière inspection' },
      required: true,
      noFuture: true,
    }),
    Frequency: member.choice({
      label: { en: 'Frequency', es: 'Frecuencia', fr: 'Fréquence' },
      required: true,
      options: [
        { value: 'Week', label: { en: 'Week', es: 'Semana', fr: 'Semaine' } },
        { value: 'Month', label: { en: 'Month', es: 'Mes', fr: 'Mois' } },
        { value: 'Quarter', label: { en: 'Quarter', es: 'Trimestre', fr: 'Trimestre' } },
        { value: 'Annual', label: { en: 'Annual', es: 'Anual', fr: 'Annuelle' } },
      ],
    }),
  },
  sample: { LastInspectionDate: Date.UTC(2026, 8, 14), Frequency: 'Quarter' },
  page: ({ LastInspectionDate, Frequency }, { say, day, today }) => {
    const next = LastInspectionDate === null || Frequency === null ? null : nextInspection(LastInspectionDate, Frequency)
    const isLate = next !== null && next < today
    return {
      heading: say({ en: 'Inspection', es: 'Inspección', fr: 'Inspection' }),
      blocks: [
        {
          is: 'facts',
          rows: [
            { label: say({ en: 'Last inspected', es: 'Última inspección', fr: 'Dernière inspection' }), value: day(LastInspectionDate) },
            {
              label: isLate
                ? say({ en: 'Was due', es: 'Debía hacerse', fr: 'Était prévue' })
                : say({ en: 'Next inspection', es: 'Próxima inspección', fr: 'Prochaine inspection' }),
              value: day(next),
              state: isLate ? 'late' : 'good',
            },
          ],
        },
      ],
    }
  },
})
