import { isCalendarDay } from '../../../core/days.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { below, messages, type Problem } from '../../../core/problem.ts'
import { findQuestionProblems } from '../equipment/questions.ts'
import type { RoundSettings, RoundStop } from './model.ts'
import type { Frequency, RoundType } from './roundTypes.ts'

/** What the round builder says; sentences of document 2, section 8, letter for letter. */
export const roundMessages = {
  slash: 'A round name has no slash.',
  stops: 'Equipment are Required',
  scanOffline: 'Scan Required can not be selected when Offline Mode is enabled',
  signTwice: 'Sign ID is Duplicate',
  signRequired: 'Sign ID is Required',
  signUnknown: 'Sign id doesn’t exist',
  newSign: 'A new code gets its own sign ID.',
  tapNeedsTag: 'A tap needs a tag with NFC.',
  scanOrTap: 'A stop is scanned or tapped, not both.',
  directions: 'Walking directions need the place of each stop.',
  flexible: 'Equipment detail collection is walked in any order.',
  otherType: 'The type of a round stays as it was made.',
  inspectionType: 'Only inspections have an inspection type.',
  sameName: 'A round of the building has this name already.',
  moveSpan: 'A date moves to a day from today on, at most 35 days ahead.',
  gone: 'This equipment is not in the building any more.',
} as const
export const roundSaved = 'Saved successfully.'
export const roundCopied = 'The selected round are being copied to the destination building. Please verify.'
export const roundAssigned = 'Success'

type Draft = RoundSettings & { Stops: readonly RoundStop[] }

/** What keeps a round from being saved (document 2, 5.5 and 5.6), by its settings and stops alone. */
export const findRoundProblems = (round: Draft): Problem[] => [
  ...nameProblems(round),
  ...dayProblems(round),
  ...scheduleProblems(round),
  // Rounds of installation skip further checks (B-RULE-081); what they hold must be whole nevertheless.
  ...(round.RoundType === 'Installation' ? [] : [...settingProblems(round), ...stopsProblems(round)]),
]

const nameProblems = ({ QrName, Quantity }: Draft): Problem[] => [
  ...(QrName.trim() === '' ? [{ Field: 'QrName', Message: messages.required }] : []),
  ...(QrName.includes('/') ? [{ Field: 'QrName', Message: roundMessages.slash }] : []),
  ...quantityProblems(Quantity),
]

const quantityProblems = (Quantity: string): Problem[] => (/^\d{0,4}$/.test(Quantity) ? [] : [misfit('Quantity', hints.number)])

/** A day that the calendar does not have is none. */
const dayProblems = (round: Draft): Problem[] =>
  (['DueDate', 'LastInspectionDate'] as const).flatMap(Field => {
    const day = round[Field]
    return day === null || isCalendarDay(day) ? [] : [misfit(Field, hints.day)]
  })

const scheduleProblems = ({ Frequency, Times, Period }: Draft): Problem[] =>
  Frequency === 'AdHoc'
    ? []
    : [
        ...(Times === null ? [{ Field: 'Times', Message: messages.required }] : []),
        ...(Period === null ? [{ Field: 'Period', Message: messages.required }] : []),
      ]

const settingProblems = (round: Draft): Problem[] => [
  ...(round.InspectionType !== null && round.RoundType !== 'Inspection'
    ? [{ Field: 'InspectionType', Message: roundMessages.inspectionType }]
    : []),
  ...(round.WalkingDirectionEnable && !round.StopGeoEnable ? [{ Field: 'WalkingDirectionEnable', Message: roundMessages.directions }] : []),
  ...(round.RoundType === 'EquipDetailCollectRounds' && !round.FlexEnable
    ? [{ Field: 'FlexEnable', Message: roundMessages.flexible }]
    : []),
]

const stopsProblems = (round: Draft): Problem[] => {
  if (round.Stops.length === 0) return [{ Field: 'Stops', Message: roundMessages.stops }]
  const signs = round.Stops.map(({ SignId, NewQr }) => (NewQr ? '' : String(Number(SignId))))
  return round.Stops.flatMap((stop, i) => {
    const isTwice = signs[i] !== '' && signs[i] !== '0' && signs.indexOf(signs[i] ?? '') !== i
    return below(`Stops.${i}.`, [
      ...stopProblems(stop, round),
      ...(isTwice ? [{ Field: 'SignId', Message: roundMessages.signTwice }] : []),
      ...below(
        'FormTemplateFields.',
        findQuestionProblems(stop.FormTemplateFields, { takesLines: round.RoundType === 'EquipDetailCollectRounds' }),
      ),
    ])
  })
}

/** Whether a stop may be proven by a tap. */
export const takesTaps = ({ TagType }: Pick<RoundStop, 'TagType'>): boolean => TagType === 'NFCOnly' || TagType === 'QRAndNFC'

const stopProblems = (stop: RoundStop, { OfflineEnable }: Draft): Problem[] => {
  const missing = (['EquipmentName', 'EquipmentType', 'Floor', 'MechanicalSpace'] as const).filter(name => !stop[name]?.trim())
  return [
    ...missing.map(Field => ({ Field, Message: messages.required })),
    ...(stop.ScanRequired && OfflineEnable ? [{ Field: 'ScanRequired', Message: roundMessages.scanOffline }] : []),
    ...(stop.ScanRequired && stop.TapRequired ? [{ Field: 'TapRequired', Message: roundMessages.scanOrTap }] : []),
    ...(stop.TapRequired && !takesTaps(stop) ? [{ Field: 'TapRequired', Message: roundMessages.tapNeedsTag }] : []),
    ...quantityProblems(stop.Quantity),
    ...signProblems(stop),
  ]
}

const signProblems = ({ NewQr, SignId }: RoundStop): Problem[] => {
  if (NewQr) return SignId === '' ? [] : [{ Field: 'SignId', Message: roundMessages.newSign }]
  if (SignId.trim() === '') return [{ Field: 'SignId', Message: roundMessages.signRequired }]
  return /^\d+$/.test(SignId) ? [] : [misfit('SignId', hints.number)]
}

/** The settings after another type was chosen (document 2, section 4). */
export const changeRoundType = <R extends RoundSettings>(round: R, RoundType: RoundType): R => ({
  ...round,
  RoundType,
  InspectionType: null,
  ...(RoundType === 'Installation' && { Frequency: 'Recurring' as const, Times: 1, Period: 'Year' as const }),
  ...(RoundType === 'Inspection' && { Times: 1 }),
  ...(RoundType === 'EquipDetailCollectRounds' && { FlexEnable: true }),
})

/** The settings after another frequency was chosen: by scan alone a round has no times. */
export const changeFrequency = <R extends RoundSettings>(round: R, frequency: Frequency): R => ({
  ...round,
  Frequency: frequency,
  ...(frequency === 'AdHoc' && { Times: null, Period: null }),
  ...(frequency === 'Recurring' && round.RoundType === 'Inspection' && { Times: 1 }),
})

/** Without the place of each stop there are no directions to it. */
export const changeStopGeo = <R extends RoundSettings>(round: R, StopGeoEnable: boolean): R => ({
  ...round,
  StopGeoEnable,
  WalkingDirectionEnable: StopGeoEnable && round.WalkingDirectionEnable,
})

/** A stop after one of its proofs was switched: a scan and a tap exclude each other. */
export const changeProof = (stop: RoundStop, proof: 'ScanRequired' | 'TapRequired', on: boolean): RoundStop => ({
  ...stop,
  [proof]: on,
  ...(on && { [proof === 'ScanRequired' ? 'TapRequired' : 'ScanRequired']: false }),
})

/** A stop with another tag: without NFC nobody can tap it. */
export const changeTag = (stop: RoundStop, TagType: RoundStop['TagType']): RoundStop => ({
  ...stop,
  TagType,
  TapRequired: stop.TapRequired && takesTaps({ TagType }),
})

/** A stop that gets a new code, or that has one. */
export const changeNewQr = (stop: RoundStop, NewQr: boolean): RoundStop => ({
  ...stop,
  NewQr,
  ...(NewQr && { SignId: '', QrCodeId: null, EquipmentId: null }),
})

/** Whether the type of a round can still be chosen. */
export const canChangeType = ({ RoundId, Stops }: { RoundId?: string | null | undefined; Stops: readonly unknown[] }): boolean =>
  !RoundId && Stops.length === 0
