import type { ImportPlace, RecordNow, WrittenRow } from '../../base/importing/importOf.server.ts'
import type { Judged } from '../../base/importing/rules.ts'
import { insertBuilders, readPlace } from '../generator/save.server.ts'
import { lockQrCodes, moveQrCodes } from '../qr/bulk.server.ts'
import type { QrCodeRow } from '../qr/data.ts'
import type { CodeVerdict, Hanging } from './rules.ts'

type CodeImportRow = Judged<CodeVerdict>

/** Makes the codes of some rows, building by building. */
export const addRows = async (place: ImportPlace, rows: readonly CodeImportRow[]): Promise<WrittenRow[]> => {
  const made = new Map<number, WrittenRow>()
  for (const [BuildingId, own] of Map.groupBy(rows, ({ building }) => building?.id ?? '')) {
    const codes = await insertBuilders(
      { ...place, BuildingId },
      own.map(({ row }) => row),
    )
    for (const [at, { QrCodeId, SignId, row }] of codes.entries()) {
      const After = { SignId, BuildingId, Version: 1, ...readPlace(row) }
      made.set(own[at]?.Row ?? 0, { id: QrCodeId, Before: null, After })
    }
  }
  return rows.map(({ Row: n }) => {
    const one = made.get(n)
    if (!one) throw new Error('a code was not made')
    return one
  })
}

/** Hangs known codes elsewhere; they are locked. */
export const changeRows = async (place: ImportPlace, rows: readonly CodeImportRow[]): Promise<WrittenRow[]> => {
  const now = new Map((await lockQrCodes(place, idsOf(rows))).map(code => [code.id, code]))
  const next = rows.map(({ id, hanging }) => {
    const before = now.get(id ?? '')
    if (!before) throw new Error('a code is gone')
    return { before, hanging }
  })
  await moveQrCodes(
    place,
    next.map(({ before, hanging }) => ({ id: before.id, ...hanging })),
  )
  return next.map(({ before, hanging }) => ({ id: before.id, Before: hangingOf(before), After: { ...hanging } }))
}

const idsOf = (rows: readonly CodeImportRow[]): string[] => rows.map(({ id }) => id ?? '')
const hangingOf = ({ Location, Floor, Unit, InstallationNote }: Hanging): Hanging => ({ Location, Floor, Unit, InstallationNote })

/** The codes of an import as they are when it is undone, locked. */
export const lockCodes = async (place: ImportPlace, ids: readonly string[]): Promise<Map<string, RecordNow>> =>
  new Map((await lockQrCodes(place, ids)).map(code => [code.id, recordOf(code)]))

const recordOf = ({ QrName, SignId, Retired, ...code }: QrCodeRow): RecordNow => ({
  name: `${QrName}, ${SignId}`,
  archived: Retired,
  values: { ...code, QrName, SignId },
})

/** Hangs codes where they were before. */
export const putBack = (place: ImportPlace, rows: readonly { id: string; Before: Record<string, unknown> }[]): Promise<void> =>
  moveQrCodes(
    place,
    rows.map(({ id, Before }) => ({ id, ...(Before as Hanging) })), // as `changeRows` has kept it
  )
