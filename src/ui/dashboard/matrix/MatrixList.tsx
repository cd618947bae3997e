import { Button } from '@mantine/core'
import { useState } from 'react'
import type { MatrixData } from '../../../core/charts/partData.ts'
import { useWords } from '../../words.tsx'
import { words } from '../words.ts'
import classes from './matrix.module.css'
import { useCells } from './useCells.ts'

const AT_ONCE = 12

/** The matrix on a phone: each row with what its columns say. */
export const MatrixList = ({ data, onPick }: { data: MatrixData; onPick: ((row: number, column: number | null) => void) | undefined }) => {
  const t = useWords(words)
  const { says, cells } = useCells(data)
  const [most, setMost] = useState(AT_ONCE)
  const rest = data.rows.length - most
  return (
    <>
      <ul className={classes.list} aria-label={data.title}>
        {data.rows.slice(0, most).map(({ key, text }, row) => (
          <li key={key}>
            {onPick ? (
              <button type="button" className={classes.name} onClick={() => onPick(row, null)}>
                {text}
              </button>
            ) : (
              <span className={classes.name}>{text}</span>
            )}
            <dl>
              {cells[row]?.map((cell, column) => (
                <div key={data.columns[column]}>
                  <dt>{data.columns[column]}</dt>
                  <dd style={{ background: cell.fill, color: cell.ink }}>
                    {data.look === 'heat' ? cell.text : cell.word}
                    {cell.few && <small>{says.few}</small>}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="default" mt="sm" onClick={() => setMost(most + AT_ONCE)}>
          {t('more', { n: String(Math.min(AT_ONCE, rest)) })}
        </Button>
      )}
    </>
  )
}
