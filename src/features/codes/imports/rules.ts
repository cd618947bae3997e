import { nameKey } from '../../../core/fold.ts'
import { type Problem, refusals, required } from '../../../core/problem.ts'
import { cellLines, cellText, type Filled } from '../../base/importing/cells.ts'
import { differencesOf, type RowToJudge, type Verdict } from '../../base/importing/rules.ts'
import { type BuilderField, builderFields, type QrBuilder } from '../generator/model.ts'
import { blankRow, withCells } from '../generator/presets.ts'
import type { OwnTemplate } from '../generator/qrTypes.ts'
import { rowProblems, valueProblems } from '../generator/rules.ts'
import type { ImportField } from './columns.ts'

/** What only an import says of a row. */
export const importMessages = {
  twice: 'This QR name stands in another row of the file for the same building',
  noBuilding: 'No building of yours has this code',
  archived: refusals['sys.obj.arc'].message,
  several: 'Several codes of the building have this name',
  retired: 'A code of this name is retired. Put it back into service first.',
  otherType: 'A code of this name does something else: {type}',
} as const

/** Where a code hangs that exists already, which is all that a file changes of it. */
export type Hanging = { Location: string; Floor: string; Unit: string; InstallationNote: string }
export type ExistingCode = Hanging & { id: string; QrType: string; Retired: boolean }
/** What a file is held against: buildings that the caller sees by their codes, and their codes by `codeKey`. */
export type KnownCodes = {
  buildings: ReadonlyMap<string, { id: string; name: string; archived: boolean }>
  codes: ReadonlyMap<string, readonly ExistingCode[]>
  /** The templates of the account, which a row may name. */
  templates: readonly OwnTemplate[]
}
/** The verdict on a row: the code it adds (`row`) or changes (`hanging`), or its problems. */
export type CodeVerdict = Verdict & { row: QrBuilder; hanging: Hanging; building: { id: string; name: string } | null; code: string }

export const codeKey = (BuildingId: string, QrName: string): string => `${BuildingId} ${nameKey(QrName)}`

/** A row by the rules of the generator: a new code, a known one that hangs elsewhere, or what is wrong. */
export const judgeCode = ({ filled, twice }: RowToJudge<ImportField>, { buildings, codes, templates }: KnownCodes): CodeVerdict => {
  const code = cellText(filled.BuildingCode)
  const building = buildings.get(nameKey(code)) ?? null
  const known = building ? (codes.get(codeKey(building.id, cellText(filled.QrName))) ?? []) : []
  const existing = known.length === 1 ? known[0] : undefined
  const row = withCells(existing ? rowOf(existing) : blankRow, textsOf(filled), templates)
  const hanging = hangingOf(row)
  const Problems: Problem[] = [...buildingProblems(code, building), ...codeProblems(row, existing, templates)]
  if (twice) Problems.push({ Field: 'QrName', Message: importMessages.twice })
  if (known.length > 1) Problems.push({ Field: 'QrName', Message: importMessages.several })
  if (existing?.Retired) Problems.push({ Field: 'QrName', Message: importMessages.retired })
  const Differences = existing ? differencesOf(hangingOf(rowOf(existing)), hanging, (_, value) => String(value)) : []
  return { id: existing?.id ?? null, row, hanging, building, code, Problems, Differences: Differences.map(asColumn), needs: null }
}

const buildingProblems = (code: string, building: { archived: boolean } | null): Problem[] => {
  if (code === '') return [{ Field: 'BuildingCode', Message: 'Required' }]
  if (!building) return [{ Field: 'BuildingCode', Message: importMessages.noBuilding }]
  return building.archived ? [{ Field: 'BuildingCode', Message: importMessages.archived }] : []
}

/** Of a code that exists its type only has to be the same: nothing new is made of it. */
const codeProblems = (row: QrBuilder, existing: ExistingCode | undefined, templates: readonly OwnTemplate[]): Problem[] => {
  if (!existing) return rowProblems(row, templates)
  const others = [...required(row, ['Type']), ...valueProblems(row, templates).filter(({ Field }) => Field !== 'QrType')]
  if (row.QrType === existing.QrType) return others
  return [...others, { Field: 'QrType', Message: importMessages.otherType.replace('{type}', existing.QrType) }]
}

const textsOf = (filled: Filled<ImportField>): Partial<QrBuilder> =>
  Object.fromEntries(
    builderFields.flatMap(field => {
      const readText = field === 'NameEn' ? cellLines : cellText // the installation note
      return filled[field] === undefined ? [] : [[field, readText(filled[field])]]
    }),
  )

const rowOf = ({ Location, Floor, Unit, InstallationNote, QrType }: ExistingCode): QrBuilder => ({
  ...blankRow,
  Type: Location,
  Floor,
  Unit,
  NameEn: InstallationNote,
  QrType,
})

const hangingOf = ({ Type, Floor, Unit, NameEn }: QrBuilder): Hanging => ({
  Location: Type.trim(),
  Floor: Floor.trim(),
  Unit: Unit.trim(),
  InstallationNote: NameEn.trim(),
})

const columnsOf: Partial<Record<string, BuilderField>> = { Location: 'Type', InstallationNote: 'NameEn' }
const asColumn = <T extends { Field: string }>(one: T): T => ({ ...one, Field: columnsOf[one.Field] ?? one.Field })
