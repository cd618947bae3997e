import { Button } from '@mantine/core'
import type { BulkCall, BulkLeft } from '../../core/bulk.ts'
import type { AnyCall } from '../../core/call.ts'
import { useWrite } from '../calls.ts'
import { confirm, dialogs } from '../dialogs.tsx'
import { toast } from '../toasts.ts'
import { useWords, wordsIn } from '../words.tsx'
import type { ChosenRows } from './useSelection.ts'
import { words } from './words.ts'

/** What a person reads: before, with how many; and after it is done. */
type Sentences = { title: string; text: string; yes: string; danger?: boolean; done: (n: number) => string }
type Terms<Row> = { gId: string; idOf: (row: Row) => string; refresh: readonly AnyCall[] }

/**
 * Does a bulk call with what is chosen in a list, after asking (`start`) or where a dialog of its own has asked (`act`): with the ticked rows as they were read, or with the list's filter, which
 * the server applies. Many rows become a task; rows that somebody has changed meanwhile are told by name.
 */
export const useBulk = <F, V, Row extends { Version: number }>(call: BulkCall<F, V>, { gId, idOf, refresh }: Terms<Row>) => {
  const t = useWords(words)
  const { run, running } = useWrite(call as BulkCall<unknown>, { refresh })
  const start = async (chosen: ChosenRows<Row>, { done, ...asked }: Sentences, values?: V): Promise<void> => {
    if (await confirm(asked)) await act(chosen, done, values)
  }
  const act = async ({ rows, filter, clear }: ChosenRows<Row>, done: Sentences['done'], Values?: V): Promise<void> => {
    const named = rows.map(row => ({ id: idOf(row), Version: row.Version }))
    const did = await run({
      GroupId: gId,
      ...(filter === undefined ? { Rows: named } : { filter }),
      ...(Values !== undefined && { Values }),
    })
    if (!did) return
    clear()
    if (did.TaskId) toast.success(t('bulkStarted'))
    else if (did.Done > 0) toast.success(done(did.Done))
    if (did.Left.length > 0)
      dialogs.open(close => <LeftRows left={did.Left} onDone={() => close()} />, { title: t('leftTitle', { n: did.Left.length }) })
  }
  return { start, act, running }
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
