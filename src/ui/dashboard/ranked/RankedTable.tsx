import { useState } from 'react'
import type { RankedData } from '../../../core/charts/partData.ts'
import { PageSwitch } from '../../list/PageSwitch.tsx'
import classes from './ranked.module.css'
import { useRankedRows } from './useRankedRows.ts'

type RankedTableProps = { data: RankedData; onPick: ((key: string) => void) | undefined; perPage?: number | undefined }

/** The rows as a table that scrolls in its box, page by page where it has pages: heads, names and totals stay in sight. */
export const RankedTable = ({ data, onPick, perPage = Infinity }: RankedTableProps) => {
  const [asked, setPage] = useState(0)
  const { columns, rows: all, totals, rankHead } = useRankedRows(data)
  const pages = Math.ceil(all.length / perPage)
  const page = Math.min(asked, Math.max(0, pages - 1))
  const rows = pages > 1 ? all.slice(page * perPage, (page + 1) * perPage) : all
  return (
    <div className={classes.paged}>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={data.title}>
        <table className={classes.table} aria-label={data.title}>
          <thead>
            <tr>
              {rankHead !== null && (
                <th scope="col" data-right>
                  {rankHead}
                </th>
              )}
              {columns.map(({ head, numeric }, at) => (
                <th key={`${head} ${at}`} scope="col" data-right={numeric || undefined} data-name={at === 0 || undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, rank, few, cells }) => (
              <tr key={key} data-few={few || undefined}>
                {rankHead !== null && <td data-right>{rank}</td>}
                {cells.map((cell, at) => (
                  <td key={at} data-right={columns[at]?.numeric || undefined} data-name={at === 0 || undefined}>
                    {at === 0 && onPick ? (
                      <button type="button" className={classes.pick} onClick={() => onPick(key)}>
                        {cell}
                      </button>
                    ) : (
                      cell
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {totals && (
            <tfoot>
              <tr>
                {columns.map(({ head, numeric }, at) => (
                  <td key={`${head} ${at}`} colSpan={at === 0 && rankHead !== null ? 2 : 1} data-right={numeric || undefined}>
                    {totals[at]}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <PageSwitch pages={pages} page={page} onPage={setPage} />
    </div>
  )
}
