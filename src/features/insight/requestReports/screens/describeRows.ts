import type { Part, Reading } from '../../../../ui/dashboard/part.ts'
import { mainOf, type None, type Shown } from '../../dashboards/screens/dashboard.ts'

type RowsReport<Out> = { from: Reading<Out>; noneOf: (out: Out) => None | null; parts: readonly Part[] }

/** What a report of rows alone shows. */
export const describeRows = <Out>({ from, noneOf, parts }: RowsReport<Out>): Pick<Shown, 'main' | 'parts'> => ({
  main: mainOf(from, noneOf),
  parts,
})
