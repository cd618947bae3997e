import { Button } from '@mantine/core'
import { useState } from 'react'
import type { RankedData } from '../../../core/charts/partData.ts'
import { useWords } from '../../words.tsx'
import { words } from '../words.ts'
import classes from './ranked.module.css'
import { useRankedRows } from './useRankedRows.ts'

const AT_ONCE = 20

/** The rows on a phone: a card each, the totals last. */
export const RankedList = ({ data, onPick }: { data: RankedData; onPick: ((key: string) => void) | undefined }) => {
  const t = useWords(words)
  const [most, setMost] = useState(AT_ONCE)
  const { columns, rows, totals, rankHead } = useRankedRows(data)
  const facts = (cells: readonly string[]) => (
    <dl>
      {columns.slice(1).map(({ head }, at) => (
        <div key={`${head} ${at}`}>
          <dt>{head}</dt>
          <dd>{cells[at + 1]}</dd>
        </div>
      ))}
    </dl>
  )
  const rest = rows.length - most
  return (
    <>
      <ul className={classes.list} aria-label={data.title}>
        {rows.slice(0, most).map(({ key, rank, few, cells }) => (
          <li key={key} data-few={few || undefined}>
            <span className={classes.head}>
              {onPick ? (
                <button type="button" className={classes.pick} onClick={() => onPick(key)}>
                  {cells[0]}
                </button>
              ) : (
                <b>{cells[0]}</b>
              )}
              {rankHead !== null && <span>{few ? rank : `${rankHead} ${rank}`}</span>}
            </span>
            {facts(cells)}
          </li>
        ))}
        {totals && rest <= 0 && (
          <li>
            <b>{totals[0]}</b>
            {facts(totals)}
          </li>
        )}
      </ul>
      {rest > 0 && (
        <Button variant="default" mt="sm" onClick={() => setMost(most + AT_ONCE)}>
          {t('more', { n: String(Math.min(AT_ONCE, rest)) })}
        </Button>
      )}
    </>
  )
}
