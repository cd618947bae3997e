import { PaperTable } from '../PaperTable.tsx'
import type { TableShape } from './table.tsx'

/** The same table on paper. */
export const TablePaper = ({ shape }: { shape: TableShape }) => <PaperTable {...shape} />
