import { useMemo, useState } from 'react'
import type { Problem } from '../../../../core/problem.ts'
import { findStopProblems, readAlerts, readDetailsAsked, readStopFields } from '../../inspections/stopProblems.ts'
import type { RoundStop } from '../../rounds/model.ts'
import { stopFiles } from './stopFiles.ts'
import type { KeptWalk } from './store.ts'
import { tellTyped, useTypedStop } from './typedStop.ts'
import { useKeepSoon } from './useKeepSoon.ts'
import type { KeepProblem, KeptWalkHandle, WalkOnPhone } from './useKeptWalk.ts'
import { usePlaceSoon } from './usePlaceSoon.ts'
import { stopIn, tell, type WalkLog } from './walkLog.ts'

type StopOnPhone = { handle: KeptWalkHandle; opened: WalkOnPhone; walk: KeptWalk; stop: RoundStop; onNext: () => void }

/** What is told at a stop: kept as it is typed, judged by "Done". */
export const useStopForm = ({ handle, opened, walk, stop, onNext }: StopOnPhone) => {
  const { StopId } = stop
  const fields = useMemo(() => readStopFields(stop), [stop])
  const kept = stopIn(opened.log, StopId)
  const { typed, ...types } = useTypedStop(kept)
  const [judged, setJudged] = useState<'nothing' | 'stop' | 'reason'>('nothing')
  const [problem, setProblem] = useState<KeepProblem | null>(null)
  const put = async (by: (before: WalkLog) => WalkLog, files?: Parameters<KeptWalkHandle['put']>[1]) => {
    const wrong = await handle.put(by, files)
    setProblem(wrong)
    return wrong
  }
  const wantsPlace = opened.version.Settings.StopGeoEnable
  const findPlace = usePlaceSoon(wantsPlace)
  const facts = opened.facts.Stops.find(one => one.StopId === StopId)
  const asksDetails = readDetailsAsked(opened.version.Settings)
  const missing = asksDetails === 'Off' ? [] : (facts?.Missing ?? [])
  const keepSoon = useKeepSoon(typed, () => void put(before => tellTyped(before, StopId, typed)))
  const attaching = stopFiles({ walk, kept, StopId, put, typed, answer: types.answer })
  const end = async (by: (log: WalkLog) => WalkLog) => {
    keepSoon.cancel()
    const wrong = await put(before => by(tellTyped(before, StopId, typed)))
    if (!wrong) onNext()
  }
  // Judged by "Done", and from then on with each change.
  const findProblems = () => findStopProblems({ stop, fields, kept, typed, lacking: asksDetails === 'Required' ? missing : [] })
  /** Gives the fields that are wrong; none: the stop is done. */
  const finish = async (): Promise<readonly Problem[]> => {
    const found = findProblems()
    setJudged('stop')
    if (found.length === 0) {
      const Place = wantsPlace && kept.place === null ? await findPlace() : null
      await end(log => tell(log, 'stop.done', { stop: StopId, value: Place && { Place } }))
    }
    return found
  }
  const skip = async (reason: string): Promise<void> => {
    if (reason.trim() === '') return setJudged('reason')
    await end(log => tell(log, 'stop.skipped', { stop: StopId, value: reason.trim() }))
  }
  const problems = judged === 'stop' ? findProblems() : []
  const problemAt = (Field: string) => problems.find(one => one.Field === Field)?.Message
  const isReasonMissing = judged === 'reason'
  const alerts = readAlerts(stop, opened.version.Settings, opened.facts)
  const { files } = kept
  const acts = { put, ...types, ...attaching, finish, skip }
  return { fields, kept, facts, files, missing, asksDetails, alerts, ...typed, problem, problemAt, isReasonMissing, ...acts }
}
export type StopForm = ReturnType<typeof useStopForm>
