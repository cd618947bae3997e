import { useEffect, useState } from 'react'
import { say } from '../../../../ui/say.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { whyRefused } from '../../inspections/model.ts'
import { words } from '../words.ts'
import { PhoneFoot } from './PhoneFoot.tsx'
import classes from './phone.module.css'
import { exportWalks, type QueuedWalk, readQueue } from './queue.ts'
import { noteChange, sendNow } from './sender.ts'
import { removeWalk } from './store.ts'
import { useSender } from './useKeptWalk.ts'

/** What this phone has of walks: what waits, what was not taken and why; send now, save a copy. */
export const QueueScreen = ({ go }: { go: (path: string) => void }) => {
  const t = useWords(words)
  const { changes, isSending, failure } = useSender()
  const [queue, setQueue] = useState<readonly QueuedWalk[] | null>(null)
  useEffect(() => {
    readQueue().then(setQueue, () => setQueue([]))
  }, [changes])
  const saveCopy = async () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await exportWalks())
    link.download = `lintel-walks-${new Date().toISOString().slice(0, 10)}.json`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }
  return (
    <>
      <h1>{t('phone.queue')}</h1>
      {failure?.kind === 'refused' && (
        <p className={classes.bad} role="alert">
          {say(failure.message)}
        </p>
      )}
      {failure && failure.kind !== 'refused' && <p className={classes.warn}>{t(failure.kind)}</p>}
      {queue?.length === 0 && <p>{t('phone.noWalks')}</p>}
      <ul className={classes.list}>
        {queue?.map(one => (
          <WalkRow key={one.walk.InspectionId} queued={one} />
        ))}
      </ul>
      <PhoneFoot>
        <button type="button" onClick={() => (history.length > 1 ? history.back() : go('/field/'))}>
          {t('phone.back')}
        </button>
        <button type="button" onClick={() => void saveCopy()} disabled={!queue || queue.length === 0}>
          {t('phone.saveCopy')}
        </button>
        <button type="button" className={classes.primary} disabled={isSending} onClick={() => void sendNow()}>
          {t('sendNow')}
        </button>
      </PhoneFoot>
    </>
  )
}

const WalkRow = ({ queued: { walk, waiting, files, refused, isEnded } }: { queued: QueuedWalk }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const [isSure, setSure] = useState(false)
  const { Status } = walk
  const isStuck = !walk.Over && (refused.length > 0 || (Status !== null && Status.BrokenAt !== null))
  const state = walk.Over ? t('phone.sent') : isEnded ? t('waitsWhole') : t('phone.running')
  const remove = async () => {
    await removeWalk(walk.InspectionId)
    noteChange()
  }
  return (
    <li className={classes.card}>
      <span className={classes.name}>{walk.RoundName}</span>
      <span className={classes.soft}>{[dateTime(walk.StartDate), state].join(' · ')}</span>
      {(waiting > 0 || files > 0) && <span>{t('phone.waits', { n: waiting, files })}</span>}
      {Status?.BrokenAt !== null && Status !== null && <span className={classes.bad}>{t('broken', { n: String(Status.BrokenAt) })}</span>}
      {refused.map(({ text, Why, isFile }) => (
        <span key={`${text} ${isFile}`} className={classes.bad}>
          {isFile
            ? t('phone.fileRefused', { name: text, why: Why ? say(Why) : '' })
            : t('phone.itemRefused', { n: text, why: t(`why.${whyOf(Why)}`) })}
        </span>
      ))}
      {isStuck && !isSure && (
        <button type="button" onClick={() => setSure(true)}>
          {t('deleteWalk')}
        </button>
      )}
      {isSure && (
        <>
          <span className={classes.bad} role="alert">
            {t('deleteText')}
          </span>
          <button type="button" className={classes.danger} onClick={() => void remove()}>
            {t('deleteTitle')}
          </button>
        </>
      )}
    </li>
  )
}

const whyOf = (why: string) => whyRefused.find(one => one === why) ?? 'shape'
