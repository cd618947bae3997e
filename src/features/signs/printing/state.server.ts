import { and, eq, type SQL } from 'drizzle-orm'
import { oneOf } from '../../../platform/db/page.ts'
import { saveRecords } from '../../../platform/db/record.ts'
import { seenBy } from '../../../platform/db/tenantTable.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { type BulkPlace, type BulkRow, serveBulk } from '../../base/tasks/bulk.server.ts'
import { qrCode } from '../../codes/qr/tables.ts'
import { building } from '../../property/buildings/tables.ts'
import { signTemplate } from '../templates/tables.ts'
import { type PrintSettingFilter, SetPrintState } from './contract.ts'
import { wantedSettings } from './list.server.ts'
import type { PrintState } from './model.ts'
import { keepPrints, templateJoin } from './sums.server.ts'
import { printSetting as table } from './tables.ts'
import { stateWords } from './words.ts'

const found = async (ctx: Ctx<'group'>, where: SQL | undefined): Promise<BulkRow[]> => {
  const rows = await ctx.tx
    .select({ id: table.id, Version: table.Version, Name: qrCode.QrName, State: table.State })
    .from(table)
    .innerJoin(qrCode, and(eq(qrCode.GroupId, ctx.GroupId), eq(qrCode.id, table.QrCodeId)))
    .innerJoin(building, and(eq(building.GroupId, ctx.GroupId), eq(building.id, table.BuildingId)))
    .leftJoin(signTemplate, templateJoin)
    .where(where)
    .orderBy(table.id)
  return rows.map(({ State, ...row }) => ({ ...row, Before: { State } }))
}

/** Says what became of signs. Of those that are printed it is kept what they show, so that a later change of the code tells that they are out of date. */
export const setPrintState = serveBulk<PrintSettingFilter, { State: PrintState }>({
  call: SetPrintState,
  job: 'printing.setState',
  Object: 'print_setting',
  words: stateWords,
  find: (ctx, filter) => found(ctx, wantedSettings(ctx, filter)),
  read: (ctx, ids) => found(ctx, and(seenBy(ctx, table), oneOf(table.id, ids))),
  save: async (place: BulkPlace, rows, { State }) => {
    const isPrinted = State === 'Printed'
    const saved = await saveRecords(place, table, rows, { State, ...(isPrinted && { PrintedDate: place.now }) })
    const ids = saved.map(({ id }) => id)
    if (isPrinted && ids.length > 0) await keepPrints(place, ids)
    return saved.map(({ id }) => ({ id, After: { State } }))
  },
})
