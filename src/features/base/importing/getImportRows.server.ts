import { holdsText } from '../../../core/fold.ts'
import { handle } from '../../../platform/handle.ts'
import { headOf } from './data.ts'
import type { ImportOf } from './importOf.server.ts'
import { lookAt } from './rows.server.ts'

export const getImportRows = (of: ImportOf) =>
  handle(of.contract.GetImportRows, async (ctx, { filter, sort, ...page }) => {
    const { list } = await lookAt(ctx, of, await headOf(ctx, of, filter.ImportId))
    const text = filter.text?.trim()
    const found = list.filter(
      row => (!filter.State || row.State === filter.State) && (!text || row.Cells.some(cell => holdsText(cell, text))),
    )
    if (sort?.order === 'DESC') found.reverse()
    const { perPage } = page.pagination
    const first = page.range?.[0] ?? page.pagination.page * perPage
    const last = page.range ? page.range[1] + 1 : first + perPage
    return { Rows: found.slice(first, last), Total: found.length }
  })
