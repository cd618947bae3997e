import { handle } from '../../../platform/handle.ts'
import { GetImportRows as call } from '../contract.ts'
import { runOf } from '../data.ts'
import { rowsOf } from '../rows.server.ts'

export const GetImportRows = handle(call, async (ctx, { filter, sort, ...page }) => {
  const { list } = await rowsOf(ctx, await runOf(ctx, filter.ImportId))
  const text = filter.text?.trim().toLowerCase()
  const found = list.filter(
    row => (!filter.State || row.State === filter.State) && (!text || row.Cells.some(cell => cell.toLowerCase().includes(text))),
  )
  if (sort?.order === 'DESC') found.reverse()
  const { perPage } = page.pagination
  const first = page.range?.[0] ?? page.pagination.page * perPage
  const last = page.range ? page.range[1] + 1 : first + perPage
  return { Rows: found.slice(first, last), Total: found.length }
})
