import { useEffect, useState } from 'react'
import { sizeText } from '../../../../core/sizeText.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './phone.module.css'
import { readQueue, sumQueue } from './queue.ts'
import { useSender } from './useKeptWalk.ts'

/** What waits on this phone, always in sight; opens the list of it. */
export const QueueBar = ({ onOpen }: { onOpen: () => void }) => {
  const t = useWords(words)
  const { changes, isSending, failure } = useSender()
  const [sum, setSum] = useState<ReturnType<typeof sumQueue> | null>(null)
  useEffect(() => {
    let isHere = true
    readQueue().then(
      queue => isHere && setSum(sumQueue(queue)),
      () => null,
    )
    return () => {
      isHere = false
    }
  }, [changes])
  if (!sum) return null
  const isEmpty = sum.waiting === 0 && sum.files === 0
  const parts = [
    isEmpty ? t('waiting', { n: 0 }) : t('phone.toSend', { n: sum.waiting }),
    sum.files > 0 && t('phone.photos', { n: sum.files, size: sizeText(sum.bytes) }),
    sum.refused > 0 && t('phone.notTaken', { n: sum.refused }),
    !isEmpty && failure && t(`phone.failures.${failure.kind}`),
    !isEmpty && !failure && isSending && t('phone.sending'),
  ]
  return (
    <div role="status">
      <button type="button" className={classes.queue} data-bad={sum.refused > 0 || undefined} onClick={onOpen}>
        {parts.filter(Boolean).join(' · ')}
      </button>
    </div>
  )
}
