import { handle } from '../../../../platform/handle.ts'
import { GetImportRows as call } from '../contract.ts'
import { headOf } from '../data.ts'
import { lookedAt } from '../rows.server.ts'

export const GetImportRows = handle(call, async (ctx, { filter, sort, ...page }) => {
  const { list } = await lookedAt(ctx, await headOf(ctx, filter.ImportId))
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
