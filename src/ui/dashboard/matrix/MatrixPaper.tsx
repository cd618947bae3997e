import type { MatrixData } from '../../../core/charts/partData.ts'
import { PaperSection } from '../PaperSection.tsx'
import { MatrixKeys } from './MatrixKeys.tsx'
import classes from './matrix.module.css'
import type { MatrixShape } from './matrix.tsx'
import { useCells } from './useCells.ts'

/** Columns that a sheet has room for, by what stands in them: words, letters, scores. */
const mostColumns = { upsell: 7, compliance: 20, heat: 10 } as const satisfies Record<MatrixData['look'], number>

/** The same table on paper, its columns in as many tables as make each of them readable; heads repeat on every sheet. */
export const MatrixPaper = ({ shape: { data } }: { shape: MatrixShape }) => {
  const { says, cells } = useCells(data)
  return (
    <PaperSection title={data.title} empty={data.rows.length === 0} long>
      <MatrixKeys data={data} />
      {partColumns(data.columns.length, mostColumns[data.look]).map(([from, to]) => (
        <table key={from} className={classes.table} data-look={data.look} data-paper>
          <thead>
            <tr>
              <th scope="col">{data.head}</th>
              {data.columns.slice(from, to).map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ key, text }, row) => (
              <tr key={key}>
                <th scope="row">{text}</th>
                {cells[row]?.slice(from, to).map((cell, column) => (
                  <td key={data.columns[from + column]} style={{ background: cell.fill, color: cell.ink }}>
                    {cell.text}
                    {cell.few && <small>{says.few}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </PaperSection>
  )
}

/** The ranges of columns of each table, as equal as can be: 25 columns of at most 7 are 7, 6, 6 and 6. */
const partColumns = (columns: number, most: number): [from: number, to: number][] => {
  const tables = Math.ceil(columns / most)
  return Array.from({ length: tables }, (_, n) => [Math.ceil((n * columns) / tables), Math.ceil(((n + 1) * columns) / tables)])
}
