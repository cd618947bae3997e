import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { fieldTextIn } from '../../../base/fields/fieldType.ts'
import { equipmentTypeLabel } from '../../equipment/equipmentTypes.ts'
import { words } from '../words.ts'
import { NothingHere } from './DayScreen.tsx'
import { KeepAlert } from './KeepAlert.tsx'
import { PhoneFoot } from './PhoneFoot.tsx'
import classes from './phone.module.css'
import { readPlace } from './place.ts'
import { type KeepProblem, type KeptWalkHandle, useKeptWalk, useSender, type WalkOnPhone } from './useKeptWalk.ts'
import { useWakeLock } from './useWakeLock.ts'
import { WalkEnded } from './WalkEnded.tsx'
import { isEnded, stopIn, submitLog, tell, type WalkLog } from './walkLog.ts'

// Loaded beside the first screen, and kept for offline with it: what opens first stays small.
const loadStop = () => import('./StopScreen.tsx')
const StopScreen = lazy(async () => ({ default: (await loadStop()).StopScreen }))

type RoundProps = { gId: string; bId: string; rId: string; go: (path: string) => void }

/** A round on this phone: its beginning, its stops, its end. */
export const RoundScreen = ({ gId, bId, rId, go }: RoundProps) => {
  const t = useWords(words)
  const place = useMemo(() => ({ gId, bId, rId }), [gId, bId, rId])
  const handle = useKeptWalk(place)
  const { opened } = handle
  if (opened === undefined) return <p role="status">{t('phone.loading')}</p>
  if (opened === null) return <NothingHere />
  const toDay = () => go(`/field/${gId}/${bId}`)
  const toQueue = () => go('/field/queue')
  return (
    <>
      {opened.walk ? (
        <RunningWalk key={opened.walk.InspectionId} handle={handle} opened={opened} onDay={toDay} onQueue={toQueue} />
      ) : (
        <BeginWalk handle={handle} opened={opened} onDay={toDay} />
      )}
    </>
  )
}

type PartProps = { handle: KeptWalkHandle; opened: WalkOnPhone; onDay: () => void }

const BeginWalk = ({ handle, opened: { version, pass }, onDay }: PartProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [problem, setProblem] = useState<KeepProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { Settings, Stops } = version
  const mayStart = navigator.onLine || Settings.OfflineEnable
  const text = fieldTextIn(Settings.StartText, language)
  const start = async () => {
    setBusy(true)
    void navigator.storage?.persist?.()
    setProblem(await handle.start(Settings.GeoEnable ? await readPlace() : null))
    setBusy(false)
  }
  return (
    <>
      <h1>{Settings.QrName}</h1>
      <p className={classes.soft}>
        {[t('lead', { n: Stops.length, minutes: String(Settings.EstimatedTime ?? Stops.length * 3) }), pass.Name].join(' · ')}
      </p>
      {text && <p>{text}</p>}
      <ol className={classes.list}>
        {Stops.map(stop => (
          <li key={stop.StopId} className={classes.card}>
            <StopLine stop={stop} />
          </li>
        ))}
      </ol>
      {!mayStart && <p className={classes.warn}>{t('phone.needsConnection')}</p>}
      {problem && <KeepAlert problem={problem} />}
      <PhoneFoot>
        <button type="button" onClick={onDay}>
          {t('phone.day')}
        </button>
        <button type="button" className={classes.primary} disabled={!mayStart || isBusy} onClick={() => void start()}>
          {t('start')}
        </button>
      </PhoneFoot>
    </>
  )
}

type Stop = WalkOnPhone['version']['Stops'][number]
const StopLine = ({ stop, doneBy = '' }: { stop: Stop; doneBy?: string }) => {
  const [language] = useLanguage()
  const type = stop.EquipmentType ? equipmentTypeLabel(stop.EquipmentType)[language] : ''
  return (
    <span>
      <span className={classes.name}>{stop.EquipmentName}</span>
      <span className={classes.soft}>{[type, stop.Floor, doneBy].filter(Boolean).join(' · ')}</span>
    </span>
  )
}

const isOver = (log: WalkLog, StopId: string): boolean => {
  const { state } = stopIn(log, StopId)
  return state === 'Done' || state === 'Skipped'
}

type RunningProps = PartProps & { onQueue: () => void }
/** The stop that is open stands in the address, so that the phone's own button leads back from it. */
const useOpenedStop = () => {
  const [stop, setStop] = useState(location.hash.slice(1))
  useEffect(() => {
    const follow = () => setStop(location.hash.slice(1))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const open = (id: string) => {
    history[stop ? 'replaceState' : 'pushState'](null, '', id ? `#${id}` : location.pathname)
    setStop(id)
    scrollTo(0, 0)
  }
  return [stop, open] as const
}

const RunningWalk = ({ handle, opened, onDay, onQueue }: RunningProps) => {
  const { version, log, walk } = opened
  const [opening, setOpening] = useOpenedStop()
  const t = useWords(words)
  useWakeLock()
  useSender()
  useEffect(() => void loadStop().catch(() => null), [])
  if (!walk) return null
  if (isEnded(log)) return <WalkEnded handle={handle} walk={walk} onDay={onDay} onQueue={onQueue} />
  const { Stops } = version
  const at = Stops.findIndex(one => one.StopId === opening)
  const stop = Stops[at]
  if (!stop) return <StopList {...{ handle, opened, onDay, onQueue }} onOpen={setOpening} />
  const next = () => setOpening(Stops.find((one, i) => i > at && !isOver(log, one.StopId))?.StopId ?? '')
  return (
    <Suspense fallback={<p role="status">{t('phone.loading')}</p>}>
      <StopScreen key={stop.StopId} {...{ handle, opened, walk, stop, at, onQueue }} onBack={() => setOpening('')} onNext={next} />
    </Suspense>
  )
}

const StopList = ({
  handle,
  opened: { version, log, walk, facts },
  onDay,
  onQueue,
  onOpen,
}: RunningProps & { onOpen: (StopId: string) => void }) => {
  const t = useWords(words)
  const [problem, setProblem] = useState<KeepProblem | null>(null)
  const { dateTime } = useFormats()
  const [isLeaving, setLeaving] = useState(false)
  const { Stops, Settings } = version
  const over = Stops.filter(one => isOver(log, one.StopId)).length
  // In order, where the round wants it: what stands behind the first open stop waits.
  const first = Stops.findIndex(one => !isOver(log, one.StopId))
  const isShut = (i: number) => !Settings.FlexEnable && first >= 0 && i > first
  const doneBy = (StopId: string) => {
    const other = facts.Stops.find(one => one.StopId === StopId)?.Done
    return other && other.InspectionId !== walk?.InspectionId ? t('phone.doneBy', { name: other.Name, time: dateTime(other.At) }) : ''
  }
  const end = async (by: (before: WalkLog) => WalkLog) => setProblem(await handle.put(by))
  return (
    <>
      <h1>{Settings.QrName}</h1>
      <p className={classes.soft}>{t('progress', { done: String(over), all: String(Stops.length) })}</p>
      <ol className={classes.list}>
        {Stops.map((stop, i) => {
          const { state } = stopIn(log, stop.StopId)
          return (
            <li key={stop.StopId}>
              <button type="button" className={classes.row} disabled={isShut(i)} onClick={() => onOpen(stop.StopId)}>
                <StopLine stop={stop} doneBy={doneBy(stop.StopId)} />
                <span className={classes.state} data-state={state}>
                  {t(`states.${state}`)}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      {problem && <KeepAlert problem={problem} />}
      {isLeaving && (
        <div className={classes.card} role="alert">
          <span>{t('abandonText')}</span>
          <button type="button" className={classes.danger} onClick={() => void end(before => tell(before, 'walk.abandoned'))}>
            {t('abandon')}
          </button>
        </div>
      )}
      <PhoneFoot onQueue={onQueue}>
        <button type="button" onClick={onDay}>
          {t('phone.day')}
        </button>
        <button type="button" onClick={() => setLeaving(!isLeaving)}>
          {t('abandon')}
        </button>
        <button
          type="button"
          className={classes.primary}
          disabled={over < Stops.length}
          onClick={() => void end(before => submitLog(before, filesIn(before).size))}
        >
          {t('submit')}
        </button>
      </PhoneFoot>
    </>
  )
}

/** Files that the items of a walk name. */
const filesIn = ({ items }: WalkLog): ReadonlySet<string> =>
  new Set(items.flatMap(({ value }) => (Array.isArray(value) ? value.flatMap(one => idOf(one) ?? []) : [])))
const idOf = (one: unknown): string | null => {
  const { FileId }: { FileId?: unknown } = Object(one)
  return typeof FileId === 'string' ? FileId : null
}
