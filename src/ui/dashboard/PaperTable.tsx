import type { ReactNode } from 'react'
import { letterLanguage } from '../../core/letterLanguage.ts'
import { EmptyCell, isEmpty } from '../list/EmptyCell.tsx'
import { useWords } from '../words.tsx'
import classes from './paper.module.css'
import { words } from './words.ts'

/** More rows than these are no reading matter: the file has them all. */
const mostOnPaper = 500

/** `texts`: the third column holds the text, the fourth goes with it. `right`: which columns hold figures. `totals`: a last row. */
type PaperTableProps = {
  texts?: true
  title: string
  heads: readonly string[]
  right?: readonly boolean[]
  rows: readonly { key: string; faint?: boolean; cells: readonly ReactNode[] }[]
  totals?: readonly ReactNode[]
}

/** Rows as a table whose head repeats on every sheet; nothing where there are none. */
export const PaperTable = ({ title, heads, right, rows, totals, texts }: PaperTableProps) => {
  const t = useWords(words)
  if (rows.length === 0) return null
  return (
    <section className={classes.table}>
      <h2>{title}</h2>
      <table data-texts={texts}>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col" data-right={right?.[at] || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostOnPaper).map(({ key, faint, cells }) => (
            <tr key={key} data-faint={faint || undefined}>
              {cells.map((cell, at) => (
                <td
                  key={heads[at]}
                  data-right={right?.[at] || undefined}
                  {...(typeof cell === 'string' && { dir: 'auto', lang: letterLanguage(cell) })}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          {totals && (
            <tr data-totals>
              {totals.map((cell, at) => (
                <td key={heads[at]} data-right={right?.[at] || undefined}>
                  {isEmpty(cell) ? <EmptyCell /> : cell}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      {rows.length > mostOnPaper && <p className={classes.none}>{t('moreRows', { n: rows.length - mostOnPaper })}</p>}
    </section>
  )
}
