import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import { type Keeper, storeBytes } from '../../features/base/files/keep.server.ts'
import { writeBatches } from '../../features/base/importing/bringIn.server.ts'
import { judgeFile } from '../../features/base/importing/rows.server.ts'
import { importRun } from '../../features/base/importing/tables.ts'
import { building } from '../../features/property/buildings/tables.ts'
import { buildingImport } from '../../features/property/imports/buildingImport.server.ts'
import { writeAuditRows } from '../../platform/db/audit.ts'
import { noteFiles } from '../../platform/files/fileUse.ts'
import { kindContentTypes } from '../../platform/files/uploadRules.ts'
import { IMPORT } from './content/history.ts'
import type { GroupKey } from './content/types.ts'
import type { Author } from './history.ts'
import { officeTime } from './records.ts'

type Account = { group: GroupKey; keeper: Keeper; authors: readonly Author[]; to: Date }

/** Writes the import of an account with its file and what it changed: judged and written by the rules of imports. */
export const makeImport = async ({ group, keeper, authors, to }: Account): Promise<void> => {
  const author = authors.find(({ FullName }) => FullName === IMPORT.who)
  if (group !== IMPORT.group || !author) return
  const { tx, GroupId } = keeper
  await asUntil(keeper)
  const Header = [...IMPORT.Header]
  const Sheet = { Header, Rows: IMPORT.Rows.map((cells, i) => ({ Row: i + 2, Cells: [...cells] })) }
  const Mapping = buildingImport.columns.guess(Header)
  const CreatedDate = officeTime(to, IMPORT.days, 0)
  const DoneDate = new Date(CreatedDate.getTime() + 94_000)
  const values = { GroupId, Kind: buildingImport.Kind, FileName: IMPORT.FileName, ...author, FileKey: await kept(keeper, author), Mapping }
  const [run] = await tx
    .insert(importRun)
    .values({ ...values, State: 'Done', Sheet, RowCount: Sheet.Rows.length, CreatedDate, ModifiedDate: DoneDate, DoneDate })
    .returning({ id: importRun.id })
  if (!run) throw new Error('no import was made')
  await noteFiles(tx, importRun, [{ GroupId, id: run.id, FileKey: values.FileKey }])
  const place = { tx, GroupId, buildings: 'all' as const }
  const rows = await judgeFile(place, buildingImport, { Sheet, Mapping })
  const changed = rows.filter(({ State }) => State === 'Changed')
  const written = await writeBatches(place, run.id, changed, buildingImport.save.change)
  const by = { GroupId, ...author, RequestId: randomUUID(), Call: 'Import/RunImport', Object: 'building', At: DoneDate }
  await writeAuditRows(tx, by, written)
  const LeftOut = rows.filter(({ State }) => State === 'Wrong').map(({ Row, Problems }) => ({ Row, Problems }))
  await tx
    .update(importRun)
    .set({ Changed: written.length, Skipped: rows.length - written.length - LeftOut.length, LeftOut })
    .where(and(eq(importRun.GroupId, GroupId), eq(importRun.id, run.id)))
}

/** Gives the buildings what they had before the import. */
const asUntil = async ({ tx, GroupId }: Keeper) => {
  for (const [Code, values] of Object.entries(IMPORT.until))
    await tx
      .update(building)
      .set(values)
      .where(and(eq(building.GroupId, GroupId), eq(building.Code, Code)))
}

const kept = async (keeper: Keeper, { UserId }: Author): Promise<string> => {
  const bytes = await writeXlsx({ sheets: [{ name: 'Buildings', rows: [[...IMPORT.Header], ...IMPORT.Rows.map(row => [...row])] }] })
  const file = { bytes, contentType: kindContentTypes.xlsx, displayName: IMPORT.FileName, name: 'Import', open: false }
  return (await storeBytes({ ...keeper, UserId }, file)).key
}
