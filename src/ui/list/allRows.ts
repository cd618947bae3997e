import type { ListTotal } from '../../core/call.ts'
import { callOnce } from '../calls.ts'
import type { ListTableCall, RowOf } from './columns.ts'

type AllRowsInput = { filter: unknown; sort?: unknown }

/** Every row that a filter finds, page by page, as large as the call allows. `onProgress` hears how many are there, of how many. */
export const allRows = async <C extends ListTableCall>(
  call: C,
  asked: AllRowsInput,
  onProgress?: (done: number, total: ListTotal) => void,
): Promise<RowOf<C>[]> => {
  const rows: RowOf<C>[] = []
  for await (const [more, total] of largePages(call, asked)) {
    rows.push(...more)
    onProgress?.(rows.length, total)
  }
  return rows
}

/** The page of `size` rows on which the first row of a kind stands; null where none of the first 5,000 is of it. */
export const pageOfRow = async <C extends ListTableCall>(
  call: C,
  asked: AllRowsInput,
  size: number,
  is: (row: RowOf<C>) => boolean,
): Promise<number | null> => {
  let before = 0
  for await (const [rows] of largePages(call, asked)) {
    const at = rows.findIndex(is)
    if (at >= 0) return Math.floor((before + at) / size)
    before += rows.length
    if (before >= SOUGHT) return null
  }
  return null
}
const SOUGHT = 5000

/** The rows page by page, as large as the call allows, until a page is not full; each with how many there are in all. */
async function* largePages<C extends ListTableCall>(call: C, asked: AllRowsInput): AsyncGenerator<readonly [RowOf<C>[], ListTotal]> {
  const perPage =
    [1000, 100].find(size => call.input.safeParse({ ...asked, pagination: { page: 0, perPage: size } }).success) ?? call.perPage
  for (let page = 0; ; page++) {
    const answer = (await callOnce(call, { ...asked, pagination: { page, perPage } } as never)) as ListTotal & Record<string, unknown>
    const rows = (answer[call.rows] ?? []) as RowOf<C>[] // every list answers so
    yield [rows, answer]
    if (rows.length < perPage) return
  }
}
