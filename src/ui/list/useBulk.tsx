import { Button } from '@mantine/core'
import { useState } from 'react'
import { type BulkCall, type BulkLeft, PreviewBulk } from '../../core/bulk.ts'
import type { AnyCall } from '../../core/call.ts'
import { callOnce, useWrite } from '../calls.ts'
import { confirm, dialogs } from '../dialogs.tsx'
import { toast } from '../toasts.ts'
import { useWords, wordsIn } from '../words.tsx'
import type { ChosenRows } from './useSelection.ts'
import { words } from './words.ts'

/** What a person reads: before, with how many; and after it is done. */
type Sentences = { title: string; text: string; yes: string; danger?: boolean; done: (n: number) => string }
type Terms<Row> = { gId: string; idOf: (row: Row) => string; refresh: readonly AnyCall[] }
/** The rows that an action will change, as the question says. `cap`: what to say where one action does not take all of them. */
export type SettledRows = { Rows: readonly { id: string; Version: number }[]; cap: string; clear: () => void }

/**
 * A bulk call on the chosen rows of a list. `settle` asks the server which rows it would change, so the question names their number; `act`
 * changes these rows. `start` does both with a question in between. Many rows become a task. Rows changed meanwhile are reported by name.
 */
export const useBulk = <F, V, Row extends { Version: number }>(call: BulkCall<F, V>, { gId, idOf, refresh }: Terms<Row>) => {
  const t = useWords(words)
  const { run, running } = useWrite(call as BulkCall<unknown>, { refresh })
  const [settling, setSettling] = useState(false)
  const settle = async ({ rows, filter, clear }: ChosenRows<Row>): Promise<SettledRows | null> => {
    const read = new Map(rows.map(row => [idOf(row), row.Version]))
    setSettling(true)
    const which = filter === undefined ? { Ids: [...read.keys()] } : { filter: filter as Record<string, unknown> }
    const found = await callOnce(PreviewBulk, { GroupId: gId, Call: call.path, ...which }).catch(error => toast.error(error))
    setSettling(false)
    if (!found) return null
    if (found.Rows.length === 0) {
      toast.success(t('nothingToChange'))
      return null
    }
    const Rows = found.Rows.map(({ id, Version }) => ({ id, Version: read.get(id) ?? Version })) // a ticked row changes only as it was read
    const cap = found.Total > Rows.length ? t('bulkCap', { n: Rows.length, total: found.Total }) : ''
    return { Rows, cap, clear }
  }
  const act = async ({ Rows, clear }: SettledRows, done: Sentences['done'], Values?: V): Promise<void> => {
    const did = await run({ GroupId: gId, Rows: [...Rows], ...(Values !== undefined && { Values }) })
    if (!did) return
    clear()
    if (did.TaskId) toast.success(t('bulkStarted'))
    else if (did.Done > 0) toast.success(done(did.Done))
    if (did.Left.length > 0)
      dialogs.open(close => <LeftRows left={did.Left} onDone={() => close()} />, { title: t('leftTitle', { n: did.Left.length }) })
  }
  const start = async (chosen: ChosenRows<Row>, sentencesOf: (n: number) => Sentences, values?: V): Promise<void> => {
    const settled = await settle(chosen)
    if (!settled) return
    const { done, text, ...asked } = sentencesOf(settled.Rows.length)
    if (await confirm({ ...asked, text: [settled.cap, text].filter(Boolean).join(' ') })) await act(settled, done, values)
  }
  return { settle, start, act, running: running || settling }
}

const LeftRows = ({ left, onDone }: { left: readonly BulkLeft[]; onDone: () => void }) => {
  const t = wordsIn(words)
  return (
    <>
      <p>{t('leftText')}</p>
      <ul>
        {left.map(({ id, Name }) => (
          <li key={id}>{Name || t('unnamed')}</li>
        ))}
      </ul>
      <Button onClick={onDone}>{t('close')}</Button>
    </>
  )
}
