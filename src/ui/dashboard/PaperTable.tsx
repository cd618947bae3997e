import type { ReactNode } from 'react'
import { useWords } from '../words.tsx'
import classes from './paper.module.css'
import { words } from './words.ts'

/** More rows than these are no reading matter: the file has them all. */
const mostOnPaper = 500

/** `texts`: the third column holds the text, the fourth goes with it. */
type PaperTableProps = {
  texts?: true
  title: string
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** Rows as a table whose head repeats on every sheet; nothing where there are none. */
export const PaperTable = ({ title, heads, rows, texts }: PaperTableProps) => {
  const t = useWords(words)
  if (rows.length === 0) return null
  return (
    <section className={classes.table}>
      <h2>{title}</h2>
      <table data-texts={texts}>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostOnPaper).map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) => (
                <td key={heads[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > mostOnPaper && <p className={classes.none}>{t('moreRows', { n: rows.length - mostOnPaper })}</p>}
    </section>
  )
}
