import { isCalendarDay } from '../../../core/days.ts'
import { foldText } from '../../../core/fold.ts'
import { hints, misfit, shapeProblem } from '../../../core/hints.ts'
import type { Problem } from '../../../core/problem.ts'
import { typesOf } from './equipmentTypes.ts'
import { EquipmentFacts, type IntegrityCounts } from './model.ts'
import { questionMessages } from './questions.ts'

export const equipmentMessages = {
  ...questionMessages,
  typeOfOther: 'This type is one of the other stop type.',
  notPermanent: 'Confirm that the baseline is deleted for good.',
  inUse: 'Equipment stands in this space. Move it to another space first.',
} as const

/** What the documents say of a reset. */
export const resetDone = 'Permanently Delete Success'
/** What the documents say of saved questions. */
export const questionsSaved = 'Saved successfully.'

/** What keeps the facts of a piece of equipment from being saved. */
export const findFactProblems = (value: unknown): Problem[] => {
  const parsed = EquipmentFacts.safeParse(value)
  if (!parsed.success) return parsed.error.issues.map(issue => shapeProblem(issue, value))
  const { StopType, Type, ToleranceMin, ToleranceMax, ExpirationDate, WarrantyDate } = parsed.data
  return [
    ...(typesOf(StopType).includes(Type) ? [] : [{ Field: 'Type', Message: equipmentMessages.typeOfOther }]),
    ...(ToleranceMin !== null && ToleranceMax !== null && ToleranceMax < ToleranceMin
      ? [{ Field: 'ToleranceMax', Message: equipmentMessages.order }]
      : []),
    ...dayProblems('ExpirationDate', ExpirationDate),
    ...dayProblems('WarrantyDate', WarrantyDate),
  ]
}

const dayProblems = (Field: string, day: string | null): Problem[] => (day === null || isCalendarDay(day) ? [] : [misfit(Field, hints.day)])

type Searched = Pick<EquipmentFacts, 'SerialNo' | 'ManufacturerPartNumber' | 'Manufacturer' | 'MechanicalSystem' | 'IntegrationId'> & {
  EquipmentName: string
  SignId: number
  InstallationNote: string
}
/** What a search of the library looks through. */
export const searchTextOf = (row: Searched): string =>
  foldText(
    [
      row.EquipmentName,
      row.SignId,
      row.SerialNo,
      row.ManufacturerPartNumber,
      row.Manufacturer,
      row.MechanicalSystem,
      row.IntegrationId,
      row.InstallationNote,
    ].join('\n'),
  )

/** "32 to 68", as the library shows a tolerance (B-RULE-010); null: none. One end alone stays open. */
export const toleranceText = (
  { ToleranceMin, ToleranceMax }: Pick<EquipmentFacts, 'ToleranceMin' | 'ToleranceMax'>,
  format: (figure: number) => string,
  to: string,
): string | null => {
  if (ToleranceMin === null && ToleranceMax === null) return null
  return `${ToleranceMin === null ? '…' : format(ToleranceMin)} ${to} ${ToleranceMax === null ? '…' : format(ToleranceMax)}`
}

/** Overall integrity: the mean of the shares with a photo, a part number, a manufacturer and a tolerance (C-RULE-022); null without a piece. */
export const integrityOf = ({ Total, Photo, PartNumber, Manufacturer, Tolerance }: Omit<IntegrityCounts, 'Integrity'>): number | null =>
  Total === 0 ? null : (Photo + PartNumber + Manufacturer + Tolerance) / (4 * Total)

/** Complete facts that came to be since the baseline, over all facts that the equipment can have (C-RULE-021); null without a piece. */
export const improvementOf = (before: Omit<IntegrityCounts, 'Integrity'>, now: Omit<IntegrityCounts, 'Integrity'>): number | null => {
  const facts = (of: typeof now) => of.Photo + of.PartNumber + of.Manufacturer + of.Tolerance
  return now.Total === 0 ? null : (facts(now) - facts(before)) / (4 * now.Total)
}
