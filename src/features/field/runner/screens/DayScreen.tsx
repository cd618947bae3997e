import { useEffect, useState } from 'react'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { InstallHint } from './InstallHint.tsx'
import { refreshPack } from './openRound.ts'
import { PhoneFoot } from './PhoneFoot.tsx'
import classes from './phone.module.css'
import { type QueuedWalk, readQueue } from './queue.ts'
import { type DayPack, type KeptWalk, listPacks } from './store.ts'
import { useSender } from './useKeptWalk.ts'

type DayProps = { gId: string | null; bId: string | null; go: (path: string) => void }

/** What is to be walked in a building, as this phone has taken it along, with the walks that are under way on it. */
export const DayScreen = ({ gId, bId, go }: DayProps) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const { changes } = useSender()
  const [pack, setPack] = useState<DayPack | null | undefined>()
  const [queue, setQueue] = useState<readonly QueuedWalk[]>([])
  useEffect(() => {
    const find = async () => {
      const packs = await listPacks()
      const one = packs.find(({ GroupId, BuildingId }) => GroupId === gId && BuildingId === bId) ?? packs.toSorted((a, b) => b.At - a.At)[0]
      setPack(one ?? null)
      if (one) setPack(await refreshPack(one.GroupId, one.BuildingId))
    }
    find().catch(() => setPack(null))
  }, [gId, bId])
  useEffect(() => {
    readQueue().then(setQueue, () => setQueue([]))
  }, [changes])
  if (pack === undefined) return <p role="status">{t('phone.loading')}</p>
  const running = queue.filter(one => !one.walk.Over && !one.isEnded)
  const openWalk = ({ GroupId, BuildingId, RoundId }: KeptWalk) => go(`/field/${GroupId}/${BuildingId}/${RoundId}`)
  if (pack === null)
    return (
      <>
        <NothingHere />
        <RunningWalks running={running} onOpen={openWalk} />
        <PhoneFoot onQueue={() => go('/field/queue')} />
      </>
    )
  const dues = pack.Dues.filter(one => one.State !== 'Excused')
  const lists = [
    ['mine', dues.filter(one => one.Starts !== null && one.Mine)],
    ['others', dues.filter(one => one.Starts !== null && !one.Mine)],
    ['free', dues.filter(one => one.Starts === null)],
  ] as const
  const open = (RoundId: string) => go(`/field/${pack.GroupId}/${pack.BuildingId}/${RoundId}`)
  return (
    <>
      <h1>{t('day.title')}</h1>
      <p className={classes.soft}>{t('phone.asOf', { building: pack.BuildingName, time: dateTime(pack.At), name: pack.Pass.Name })}</p>
      <InstallHint />
      <RunningWalks running={running} onOpen={openWalk} />
      {dues.length === 0 && <p>{t('day.none')}</p>}
      {lists.map(
        ([name, some]) =>
          some.length > 0 && (
            <section key={name}>
              <h2>{t(`day.${name}`)}</h2>
              <ul className={classes.list}>
                {some.map(due => (
                  <li key={`${due.RoundId} ${String(due.Starts)}`}>
                    <button type="button" className={classes.row} onClick={() => open(due.RoundId)}>
                      <span>
                        {' '}
                        <span className={classes.name}>{due.QrName}</span>
                        <span className={classes.soft}>
                          {[
                            t('day.stops', { n: due.StopCount }),
                            due.State && t(`day.states.${due.State}`),
                            due.Ends !== null && t('day.until', { time: dateTime(due.Ends) }),
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <PhoneFoot onQueue={() => go('/field/queue')} />
    </>
  )
}

type RunningProps = { running: readonly QueuedWalk[]; onOpen: (walk: KeptWalk) => void }
/** Walks that have begun on this phone and have no end yet. */
const RunningWalks = ({ running, onOpen }: RunningProps) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  if (running.length === 0) return null
  return (
    <section>
      <h2>{t('phone.running')}</h2>
      <ul className={classes.list}>
        {running.map(({ walk }) => (
          <li key={walk.InspectionId}>
            <button type="button" className={`${classes.row} ${classes.stacked}`} onClick={() => onOpen(walk)}>
              <span className={classes.name}>{walk.RoundName}</span>
              <span className={classes.soft}>{dateTime(walk.StartDate)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Nothing was taken along: where rounds are chosen. */
export const NothingHere = () => {
  const t = useWords(words)
  return (
    <>
      <h1>{t('phone.nothing')}</h1>
      <p>{t('phone.nothingText')}</p>
      <a className={classes.primary} href="/field">
        {t('phone.toList')}
      </a>
    </>
  )
}
