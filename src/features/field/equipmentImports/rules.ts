import { nameKey } from '../../../core/fold.ts'
import { hints, lengthHint, misfit } from '../../../core/hints.ts'
import { messages, type Problem, refusals } from '../../../core/problem.ts'
import { cellLines, cellText, type Filled, flagFrom } from '../../base/importing/cells.ts'
import { differencesOf, type RowToJudge, type Verdict } from '../../base/importing/rules.ts'
import { qrLocations } from '../../property/entityTypes/model.ts'
import { equipmentTypeCodes, equipmentTypeLabel, stopTypeLabels, stopTypes, tagTypeLabels, tagTypes } from '../equipment/equipmentTypes.ts'
import type { EquipmentFacts } from '../equipment/model.ts'
import { findFactProblems } from '../equipment/rules.ts'
import { chosenFrom, dayFrom, figureFrom } from './cells.ts'
import type { ImportField } from './columns.ts'

/** What only an import says of a row. */
export const importMessages = {
  twice: 'This name stands in another row of the file for the same building',
  twiceSign: 'Sign ID is Duplicate',
  noSign: 'Sign id doesn’t exist',
  noBuilding: 'No building of yours has this code',
  archived: refusals['sys.obj.arc'].message,
  several: 'Several pieces of the building have this name. Give the sign ID.',
  retired: 'This code is retired. Put it back into service first.',
} as const

/** What a file says of a code, and of the facts of what it marks; the room by its name. */
export type Piece = { QrName: string; Location: string; Floor: string; InstallationNote: string; MechanicalSpace: string } & Omit<
  EquipmentFacts,
  'MechanicalSpaceId' | 'UploadFiles' | 'Handbook'
>
/** A code of a building, with the facts of what it marks; null where it marks nothing yet. */
export type KnownPiece = { QrCodeId: string; SignId: number; Retired: boolean; piece: Piece; marks: boolean }
type KnownBuilding = {
  id: string
  name: string
  archived: boolean
  bySign: ReadonlyMap<string, KnownPiece>
  /** Those that mark something already, by how names are compared (`nameKey`). */
  byName: ReadonlyMap<string, readonly KnownPiece[]>
  /** Names of its rooms, by how names are compared. */
  spaces: ReadonlyMap<string, string>
}
/** Buildings that the caller sees, by their codes. */
export type KnownEquipment = { buildings: ReadonlyMap<string, KnownBuilding> }
export type EquipmentVerdict = Verdict & { piece: Piece; building: { id: string; name: string } | null; code: string }

/** Between the code of a building and the name of a room that the import makes. */
export const ROOM_JOINT = ' · '

/** A piece before anything is known of it. */
export const blankPiece: Piece = {
  QrName: '',
  Location: '',
  Floor: '',
  InstallationNote: '',
  MechanicalSpace: '',
  StopType: 'Equipment',
  Type: 'OtherEquipment',
  TagType: null,
  IsLadder: false,
  MechanicalSystem: '',
  SerialNo: '',
  ManufacturerPartNumber: '',
  Manufacturer: '',
  ExtinguisherType: '',
  ExpirationDate: null,
  WarrantyDate: null,
  ToleranceMin: null,
  ToleranceMax: null,
  IntegrationId: '',
  IntegrationType: '',
}

/** A row by the rules of the form: new, known, or what is wrong. */
export const judgeEquipment = ({ filled, twice, repeated }: RowToJudge<ImportField>, { buildings }: KnownEquipment): EquipmentVerdict => {
  const code = cellText(filled.BuildingCode)
  const building = buildings.get(nameKey(code)) ?? null
  const sign = cellText(filled.SignId)
  const found = building ? findKnown(building, sign, cellText(filled.EquipmentName)) : []
  const existing = found.length === 1 ? found[0] : undefined
  const typed = pieceFrom(filled, existing?.piece ?? blankPiece)
  const piece = { ...typed, MechanicalSpace: building?.spaces.get(nameKey(typed.MechanicalSpace)) ?? typed.MechanicalSpace }
  const Problems: Problem[] = [...buildingProblems(code, building), ...pieceProblems(piece, filled, existing !== undefined)]
  if (sign !== '' && building && found.length === 0) Problems.push({ Field: 'SignId', Message: importMessages.noSign })
  if (repeated.includes('SignId')) Problems.push({ Field: 'SignId', Message: importMessages.twiceSign })
  if (twice && sign === '') Problems.push({ Field: 'EquipmentName', Message: importMessages.twice })
  if (found.length > 1) Problems.push({ Field: 'EquipmentName', Message: importMessages.several })
  if (existing?.Retired) Problems.push({ Field: sign ? 'SignId' : 'EquipmentName', Message: importMessages.retired })
  const isNewRoom = piece.MechanicalSpace !== '' && building && !building.spaces.has(nameKey(piece.MechanicalSpace))
  const Differences = existing
    ? differencesOf(existing.marks ? existing.piece : { ...blankPiece, ...codeOf(existing.piece) }, piece, shown)
    : []
  return {
    id: existing?.QrCodeId ?? null,
    piece,
    building,
    code,
    Problems,
    Differences: Differences.map(one => (one.Field === 'QrName' ? { ...one, Field: 'EquipmentName' } : one)),
    needs: isNewRoom ? `${code}${ROOM_JOINT}${piece.MechanicalSpace}` : null,
  }
}

const codeOf = ({ QrName, Location, Floor, InstallationNote }: Piece) => ({ QrName, Location, Floor, InstallationNote })
const shown = (_field: string, value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** By its sign, whatever it marks; by its name only what is equipment already. */
const findKnown = ({ bySign, byName }: KnownBuilding, sign: string, name: string): readonly KnownPiece[] => {
  const found = bySign.get(sign)
  return sign === '' ? (byName.get(nameKey(name)) ?? []) : found ? [found] : []
}

const buildingProblems = (code: string, building: { archived: boolean } | null): Problem[] => {
  if (code === '') return [{ Field: 'BuildingCode', Message: messages.required }]
  if (!building) return [{ Field: 'BuildingCode', Message: importMessages.noBuilding }]
  return building.archived ? [{ Field: 'BuildingCode', Message: importMessages.archived }] : []
}

const longest = { QrName: 200, Location: 100, Floor: 40, InstallationNote: 1000, MechanicalSpace: 100 } as const

const pieceProblems = (piece: Piece, filled: Filled<ImportField>, exists: boolean): Problem[] => {
  const { QrName, Location, Floor, InstallationNote, MechanicalSpace, ...facts } = piece
  const field = (name: string) => (name === 'QrName' ? 'EquipmentName' : name)
  const texts = { QrName, Location, Floor, InstallationNote, MechanicalSpace }
  const tooLong = Object.entries(longest).filter(([name, most]) => texts[name as keyof typeof texts].length > most)
  const needed = exists ? [] : (['StopType', 'Type'] as const).filter(name => cellText(filled[name]) === '')
  return [
    ...(QrName === '' ? [{ Field: 'EquipmentName', Message: messages.required }] : []),
    ...needed.map(Field => ({ Field, Message: messages.required })),
    ...(Location === '' ? [{ Field: 'Location', Message: messages.required }] : []),
    ...(Location !== '' && !qrLocations.some(one => one.Name === Location) ? [misfit('Location', hints.choice)] : []),
    ...tooLong.map(([name, most]) => misfit(field(name), lengthHint(most))),
    ...findFactProblems(facts),
    ...(filled.IsLadder !== undefined && cellText(filled.IsLadder) !== '' && flagFrom(cellText(filled.IsLadder)) === undefined
      ? [misfit('IsLadder', hints.choice)]
      : []),
  ]
}

/** What stands, with the filled cells over it. What is none of a list stays as it is, and the rules refuse it. */
const pieceFrom = (filled: Filled<ImportField>, before: Piece): Piece => {
  const text = (field: ImportField, old: string) => (filled[field] === undefined ? old : cellText(filled[field]))
  const given = <T>(field: ImportField, old: T, read: () => unknown): T => (filled[field] === undefined ? old : (read() as T)) // judged by `findFactProblems`
  const places = qrLocations.map(one => one.Name)
  const placeLabel = (name: string) => qrLocations.find(one => one.Name === name)?.DisplayText ?? { en: name, es: name, fr: name }
  return {
    QrName: text('EquipmentName', before.QrName),
    Location: given('Location', before.Location, () => chosenFrom(filled.Location, places, placeLabel)),
    Floor: text('Floor', before.Floor),
    InstallationNote: filled.InstallationNote === undefined ? before.InstallationNote : cellLines(filled.InstallationNote),
    MechanicalSpace: text('MechanicalSpace', before.MechanicalSpace),
    StopType: given('StopType', before.StopType, () => chosenFrom(filled.StopType, stopTypes, value => stopTypeLabels[value])),
    Type: given('Type', before.Type, () => chosenFrom(filled.Type, equipmentTypeCodes, equipmentTypeLabel)),
    TagType: given('TagType', before.TagType, () => chosenFrom(filled.TagType, tagTypes, value => tagTypeLabels[value]) || null),
    IsLadder: given('IsLadder', before.IsLadder, () => flagFrom(cellText(filled.IsLadder)) ?? false),
    MechanicalSystem: text('MechanicalSystem', before.MechanicalSystem),
    SerialNo: text('SerialNo', before.SerialNo),
    ManufacturerPartNumber: text('ManufacturerPartNumber', before.ManufacturerPartNumber),
    Manufacturer: text('Manufacturer', before.Manufacturer),
    ExtinguisherType: text('ExtinguisherType', before.ExtinguisherType),
    ExpirationDate: given('ExpirationDate', before.ExpirationDate, () => dayFrom(filled.ExpirationDate)),
    WarrantyDate: given('WarrantyDate', before.WarrantyDate, () => dayFrom(filled.WarrantyDate)),
    ToleranceMin: given('ToleranceMin', before.ToleranceMin, () => figureFrom(filled.ToleranceMin)),
    ToleranceMax: given('ToleranceMax', before.ToleranceMax, () => figureFrom(filled.ToleranceMax)),
    IntegrationId: text('IntegrationId', before.IntegrationId),
    IntegrationType: text('IntegrationType', before.IntegrationType),
  }
}
