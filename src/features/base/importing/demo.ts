import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import { writeAuditRows } from '../../../platform/db/audit.ts'
import { officeTime } from '../../../platform/demo/moments.ts'
import type { DemoMaking } from '../../../platform/demo/part.ts'
import { noteFiles } from '../../../platform/files/fileUse.ts'
import { kindContentTypes } from '../../../platform/files/uploadRules.ts'
import { storeBytes } from '../files/keep.server.ts'
import { findDemoUser } from '../people/demo.ts'
import { writeBatches } from './bringIn.server.ts'
import type { ImportOf } from './importOf.server.ts'
import { judgeFile } from './rows.server.ts'
import type { Verdict } from './rules.ts'
import { importRun } from './tables.ts'

/** A file that somebody has brought in, so many days before the end of the demo world: the header, then a row each. */
type DemoImport = {
  who: string
  days: number
  FileName: string
  Header: readonly string[]
  Rows: readonly (readonly (string | number)[])[]
}

/** Brings a file of changes in, judged and written by the rules of the import; rows that are wrong are left out. */
export const bringInDemoFile = async <Field extends string, V extends Verdict, Known>(
  making: DemoMaking,
  GroupId: string,
  of: ImportOf<Field, V, Known>,
  file: DemoImport,
): Promise<void> => {
  const { tx, to } = making
  const author = findDemoUser(making, GroupId, file.who)
  const Header = [...file.Header]
  const Sheet = { Header, Rows: file.Rows.map((cells, i) => ({ Row: i + 2, Cells: [...cells] })) }
  const Mapping = of.columns.guess(Header)
  const CreatedDate = officeTime(to, file.days, 0)
  const DoneDate = new Date(CreatedDate.getTime() + 94_000)
  const FileKey = await storeSheet(making, GroupId, file, author.UserId)
  const dates = { CreatedDate, ModifiedDate: DoneDate, DoneDate }
  const values = { GroupId, Kind: of.Kind, FileName: file.FileName, ...author, FileKey, Mapping, ...dates }
  const [run] = await tx
    .insert(importRun)
    .values({ ...values, State: 'Done', Sheet, RowCount: Sheet.Rows.length })
    .returning({ id: importRun.id })
  if (!run) throw new Error('no import was made')
  await noteFiles(tx, importRun, [{ GroupId, id: run.id, FileKey, OutputKey: null }])
  const place = { tx, GroupId, buildings: 'all' as const, secret: making.site.secret, now: DoneDate }
  const rows = await judgeFile(place, of, { Sheet, Mapping })
  const changed = rows.filter(({ State }) => State === 'Changed')
  const written = await writeBatches(place, run.id, changed, of.save.change)
  const by = { GroupId, ...author, RequestId: randomUUID(), Call: of.contract.RunImport.path, Object: of.Object, At: DoneDate }
  await writeAuditRows(tx, by, written)
  const LeftOut = rows.filter(({ State }) => State === 'Wrong').map(({ Row, Problems }) => ({ Row, Problems }))
  await tx
    .update(importRun)
    .set({ Changed: written.length, Skipped: rows.length - written.length - LeftOut.length, LeftOut })
    .where(and(eq(importRun.GroupId, GroupId), eq(importRun.id, run.id)))
}

const storeSheet = async ({ tx, site }: DemoMaking, GroupId: string, { FileName, Header, Rows }: DemoImport, UserId: string) => {
  const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', rows: [[...Header], ...Rows.map(row => [...row])] }] })
  const keeper = { tx, files: site.files, baseUrl: site.baseUrl, GroupId, UserId, BuildingId: null }
  const file = { bytes, contentType: kindContentTypes.xlsx, displayName: FileName, name: 'Import', open: false }
  return (await storeBytes(keeper, file)).key
}
