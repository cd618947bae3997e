import type { Input } from '../../../../core/call.ts'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { newId } from '../../../../ui/newId.ts'
import { nextCode } from '../../../base/fields/rules.ts'
import type { EquipmentRow } from '../../equipment/model.ts'
import { type EquipmentQuestion, withPhoto } from '../../equipment/questions.ts'
import type { SaveRound } from '../contract.ts'
import { type Round, RoundSettings, RoundStop } from '../model.ts'
import type { RoundType } from '../roundTypes.ts'

export type RoundValues = Input<typeof SaveRound>
export type RoundForm = CallForm<RoundValues>
export type StopValues = RoundValues['Stops'][number]
export type StopTemplate = { TemplateId: string; StopType: string; Type: string; Fields: readonly EquipmentQuestion[] }

const settingNames = Object.keys(RoundSettings.shape) as (keyof RoundSettings)[] // the shape's own keys

/** What the builder begins with: a round as it is, or a new one of a type. */
export const initialRound = (GroupId: string, BuildingId: string, round: Round | null, type: RoundType): RoundValues =>
  round
    ? {
        ...pickSettings(round),
        GroupId,
        BuildingId,
        RoundId: round.RoundId,
        Version: round.Version,
        Stops: round.Stops,
      }
    : {
        GroupId,
        BuildingId,
        RoundId: null,
        ...RoundSettings.parse({ RoundType: type, QrName: '', Frequency: 'Recurring', Times: 1, Period: 'Day' }),
        Stops: [],
      }

const pickSettings = (round: Round): RoundSettings => RoundSettings.parse(Object.fromEntries(settingNames.map(name => [name, round[name]])))

/** Settings and stops as the rules take them, whatever is not filled in yet. */
export const settingsOf = (values: RoundValues): RoundSettings => ({ ...blankSettings, ...values }) as RoundSettings // the form holds them all
const blankSettings = RoundSettings.parse({ RoundType: 'Engineering', QrName: '', Frequency: 'Recurring' })
/** A stop of the form with all that a stop has. */
export const stopIn = (stop: StopValues): RoundStop => RoundStop.parse(stop)

/** The questions with which a stop begins: those of its type's template, each with its key; else the photo alone. */
export const questionsFor = (
  templates: readonly StopTemplate[],
  type: string | null,
): Pick<RoundStop, 'FormTemplateId' | 'FormTemplateFields'> => {
  const template = templates.find(one => one.Type === type)
  const keyed = (template?.Fields ?? []).map(one => ({ ...one, Key: `${template?.TemplateId}.${one.Code}` }))
  return { FormTemplateId: template?.TemplateId ?? null, FormTemplateFields: withPhoto(keyed, nextCode) }
}

/** A stop at a piece of the library. */
export const stopAt = (piece: EquipmentRow, templates: readonly StopTemplate[]): RoundStop =>
  RoundStop.parse({
    StopId: newId(),
    EquipmentId: piece.EquipmentId,
    EquipmentName: piece.EquipmentName,
    EquipmentType: piece.Type,
    StopType: piece.StopType,
    Floor: piece.Floor,
    MechanicalSpace: piece.MechanicalSpaceId,
    TagType: piece.TagType,
    SignId: String(piece.SignId),
    QrCodeId: piece.QrCodeId,
    InstallationNote: piece.InstallationNote,
    ...questionsFor(templates, piece.Type),
  })

/** A stop that is not in the library yet: it gets a new code. */
export const newStop = (): RoundStop =>
  RoundStop.parse({ StopId: newId(), EquipmentName: '', StopType: 'Equipment', NewQr: true, ...questionsFor([], null) })

/** The same stop once more, at a place of its own. */
export const duplicateStop = (stop: RoundStop): RoundStop => ({
  ...stop,
  StopId: newId(),
  EquipmentId: null,
  QrCodeId: null,
  SignId: '',
  NewQr: true,
})
