import type { Part } from '../../../../ui/dashboard/part.ts'
import type { ExportFormat } from '../../../../ui/list/exportRows.ts'
import type { TablesFile } from '../../../../ui/list/tablesFile.ts'
import type { Fact } from '../facts.ts'

/** `names`: the parts of the file's name. `about`: what the sheet of facts is called. */
type NumbersOf = { names: readonly string[]; about: string; facts: readonly Fact[]; parts: readonly Part[] }

/** All numbers of a dashboard as a file: the facts first, then a sheet per part, or one part below the other as CSV. */
export const makeNumbers = async (format: ExportFormat, { names, about, facts, parts }: NumbersOf): Promise<TablesFile> => {
  const [{ tablesFile }, ...tables] = await Promise.all([
    import('../../../../ui/list/tablesFile.ts'),
    ...parts.flatMap(part => part.table?.() ?? []),
  ])
  const narrowed = tables.flatMap((table): Fact[] => (table.narrowed?.length ? [[table.title, table.narrowed.join(', ')]] : []))
  return tablesFile(format, { names, title: about, facts: [...facts, ...narrowed] }, tables)
}
