import { PaperSection } from '../PaperSection.tsx'
import { MatrixKeys } from './MatrixKeys.tsx'
import classes from './matrix.module.css'
import type { MatrixShape } from './matrix.tsx'
import { useCells } from './useCells.ts'

/** The same table on paper; its heads repeat on every sheet. */
export const MatrixPaper = ({ shape: { data } }: { shape: MatrixShape }) => {
  const { says, cells } = useCells(data)
  return (
    <PaperSection title={data.title} empty={data.rows.length === 0} long>
      <MatrixKeys data={data} />
      <table className={classes.table} data-look={data.look} data-paper>
        <thead>
          <tr>
            <th scope="col">{data.head}</th>
            {data.columns.map(column => (
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
              {cells[row]?.map((cell, column) => (
                <td key={data.columns[column]} style={{ background: cell.fill, color: cell.ink }}>
                  {cell.text}
                  {cell.few && <small>{says.few}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PaperSection>
  )
}
