import { read, text, uuid, write, z } from '../../../core/call.ts'
import { viewProblems } from './rules.ts'

const list = () => text(120)
const shape = {
  /** The call of the list, then its name on the page where there are several: `QrCode/GetQrCodes`. */
  List: list(),
  Name: text(60),
  /** Filters, sort, search and page size as the page's query string has them. */
  Query: text(2000),
  /** Columns that are not shown. */
  Hidden: z.array(text(80)).check(z.maxLength(100)),
  /** The account whose ids the filters hold; null: the view is good in every account. */
  GroupId: z.nullable(uuid()),
}

/** A saved view of a list: of one user, wherever they sign in. */
export const ViewRow = z.object({ acId: uuid(), ...shape })
export type ViewRow = z.output<typeof ViewRow>

export const GetViews = read('View/GetViews', {
  summary: "The caller's saved views of a list by name: those for every account, and those of the named one",
  scope: 'session',
  people: 'views of a person',
  input: z.strictObject({ List: list(), gId: z.optional(uuid()) }),
  output: z.object({ Views: z.array(ViewRow) }),
})

export const SaveView = write('View/SaveView', {
  summary: 'Keep a view of a list; one of the same name is replaced',
  scope: 'session',
  people: 'views of a person',
  input: z.strictObject(shape),
  output: z.object({ acId: uuid() }),
  check: viewProblems,
})

export const DeleteView = write('View/DeleteView', {
  summary: 'Forget a saved view of the caller',
  scope: 'session',
  people: 'views of a person',
  input: z.strictObject({ acId: uuid() }),
  output: z.object({}),
})
