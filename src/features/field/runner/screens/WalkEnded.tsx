import { useEffect, useState } from 'react'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { PhoneFoot } from './PhoneFoot.tsx'
import classes from './phone.module.css'
import { type KeptWalk, listWalks } from './store.ts'
import { type KeptWalkHandle, useSender } from './useKeptWalk.ts'

type EndedProps = { handle: KeptWalkHandle; walk: KeptWalk; onDay: () => void; onQueue: () => void }

/** The end of a walk: kept on this phone, and what the portal has of it. */
export const WalkEnded = ({ handle, walk, onDay, onQueue }: EndedProps) => {
  const t = useWords(words)
  const { changes } = useSender()
  const [status, setStatus] = useState(walk.Status)
  useEffect(() => {
    listWalks().then(
      all => setStatus(all.find(one => one.InspectionId === walk.InspectionId)?.Status ?? null),
      () => null,
    )
  }, [changes, walk])
  const isOver = status?.State === 'Complete' || status?.State === 'Abandoned'
  return (
    <>
      <h1>{walk.RoundName}</h1>
      {status?.State === 'Complete' && (
        <div className={classes.good} role="status">
          <strong>{t('finished')}</strong>
          <p>{t('finishedText', { done: status.StopsDone, skipped: status.StopsSkipped })}</p>
        </div>
      )}
      {!isOver && <p className={classes.warn}>{t('waitsWhole')}</p>}
      <PhoneFoot onQueue={onQueue}>
        <button type="button" onClick={() => handle.startOver()}>
          {t('again')}
        </button>
        <button type="button" className={classes.primary} onClick={onDay}>
          {t('phone.day')}
        </button>
      </PhoneFoot>
    </>
  )
}
