import type { DescribedList, ListTableCall } from '../../../core/listColumns.ts'
import { makeRegistry } from '../../../core/registry.ts'
import type { Ctx, Handler } from '../../../platform/handle.ts'

type Page = { readonly Total: number } & Readonly<Record<string, unknown>>
/** A list whose files the server makes: its columns, and how its call reads a page. */
export type ExportedList = { list: DescribedList; read: (ctx: Ctx<'group'>, input: unknown) => Promise<Page> }

/** A list with what answers its call. */
export const exportedList = <C extends ListTableCall>(list: DescribedList<C>, { work }: Handler<C>): ExportedList => ({
  list,
  read: (ctx, input) => (work as (...given: unknown[]) => Promise<Page>)(ctx, input), // a handler of a list takes these two, and answers so
})

/** All of them; `src/app` fills it. */
export const exportedLists = makeRegistry<ExportedList>()
