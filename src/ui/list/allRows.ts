import { callOnce } from '../calls.ts'
import type { ListTableCall, RowOf } from './columns.ts'

type Asked = { filter: unknown; sort?: unknown }

/** Every row that a filter finds, page by page, as large as the call allows. `onProgress` hears how many are there. */
export const allRows = async <C extends ListTableCall>(
  call: C,
  asked: Asked,
  onProgress?: (done: number, total: number) => void,
): Promise<RowOf<C>[]> => {
  const perPage =
    [1000, 100].find(size => call.input.safeParse({ ...asked, pagination: { page: 0, perPage: size } }).success) ?? call.perPage
  const rows: RowOf<C>[] = []
  for (let page = 0; ; page++) {
    const { [call.rows]: more, Total } = (await callOnce(call, { ...asked, pagination: { page, perPage } } as never)) as Record<
      string,
      RowOf<C>[]
    > & { Total: number } // every list answers so
    rows.push(...(more ?? []))
    onProgress?.(rows.length, Total)
    if (!more?.length || rows.length >= Total) return rows
  }
}
