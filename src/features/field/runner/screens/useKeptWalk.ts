import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { newId } from '../../../../ui/newId.ts'
import { isStorageFull } from '../../../../ui/offline/openStore.ts'
import type { WalkPlace } from '../../inspections/items.ts'
import type { RoundFacts } from '../../inspections/model.ts'
import { openRound } from './openRound.ts'
import type { RoundPlace } from './roundPlace.ts'
import { noteChange, senderStore, sendNow } from './sender.ts'
import { type KeptFile, type KeptWalk, keepItems, type PhonePass, type RoundVersion, readDevice, readItems } from './store.ts'
import { openLog, type WalkLog } from './walkLog.ts'

type NewFile = { readonly file: KeptFile; readonly bytes: Uint8Array<ArrayBuffer> }
export type WalkOnPhone = {
  readonly version: RoundVersion
  readonly pass: PhonePass
  readonly walk: KeptWalk | null
  readonly log: WalkLog
  /** What is known of it from before. */
  readonly facts: RoundFacts
}
/** 'full': the phone has no room for it; 'failed': it could not be kept. */
export type KeepProblem = 'full' | 'failed'

/** Why something was not kept; 'other': another page of this browser has told something since. */
const describeProblem = (error: unknown): KeepProblem | 'other' => {
  if (isStorageFull(error)) return 'full'
  return error instanceof DOMException && error.name === 'ConstraintError' ? 'other' : 'failed'
}

const newWalk = async ({ gId, bId, rId }: RoundPlace, { version, pass }: WalkOnPhone): Promise<KeptWalk> => ({
  InspectionId: newId(),
  DeviceId: await readDevice(newId),
  GroupId: gId,
  BuildingId: bId,
  RoundId: rId,
  Number: version.Number,
  RoundName: version.Settings.QrName,
  StartDate: Date.now(),
  Pass: pass,
  Over: false,
  Status: null,
})

/** What the sender counts: read again what it has changed. */
export const useSender = () => useSyncExternalStore(senderStore.subscribe, senderStore.get, senderStore.get)

/** The round as this phone has it; undefined while it is looked for, null where it is not here. `latest` is ahead of what is drawn. */
const useOpenedRound = (place: RoundPlace) => {
  const [opened, setOpened] = useState<WalkOnPhone | null | undefined>()
  const latest = useRef<WalkOnPhone | null>(null)
  const show = useCallback((next: WalkOnPhone | null) => {
    latest.current = next
    setOpened(next)
  }, [])
  useEffect(() => {
    let isHere = true
    const find = async () => {
      const found = await openRound(place)
      const items = found?.walk ? await readItems(found.walk.InspectionId) : []
      if (isHere) show(found && { ...found, log: { items: items.map(({ item }) => item) } })
    }
    find().catch(() => isHere && show(null))
    return () => {
      isHere = false
    }
  }, [place, show])
  return { opened, latest, show }
}

/**
 * A round on this phone, and the walk of it. `put` adds to the walk; its promise is kept once the phone has kept it, and gives the problem where
 * it could not.
 */
export const useKeptWalk = (place: RoundPlace) => {
  const { opened, latest, show } = useOpenedRound(place)
  const line = useRef(Promise.resolve<KeepProblem | null>(null))
  // One after the other: an item names the hash of the one before it.
  const put = (by: (log: WalkLog) => WalkLog, files: readonly NewFile[] = []): Promise<KeepProblem | null> => {
    const next = line.current.then(async () => {
      const before = latest.current
      if (!before?.walk) return 'failed' as const
      const problem = await add(before, before.walk, by, files)
      if (problem !== 'other') return problem
      const log = { items: (await readItems(before.walk.InspectionId)).map(({ item }) => item) }
      const again = await add({ ...before, log }, before.walk, by, files)
      return again === 'other' ? 'failed' : again
    })
    line.current = next
    return next
  }
  const add = (before: WalkOnPhone, walk: KeptWalk, by: (log: WalkLog) => WalkLog, files: readonly NewFile[]) => {
    const log = by(before.log)
    return keep({ ...before, log }, walk, log.items.slice(before.log.items.length), files)
  }
  const keep = async (after: WalkOnPhone, walk: KeptWalk, items: WalkLog['items'], files: readonly NewFile[]) => {
    if (items.length === 0 && files.length === 0) return null
    try {
      await keepItems(walk, items, files)
    } catch (error) {
      return describeProblem(error)
    }
    show({ ...after, walk })
    noteChange()
    void sendNow()
    return null
  }
  const start = async (Place: WalkPlace | null): Promise<KeepProblem | null> => {
    const before = latest.current
    if (!before) return 'failed'
    const walk = await newWalk(place, before)
    const log = openLog(walk.Number, Place)
    const problem = await keep({ ...before, walk, log }, walk, log.items, [])
    return problem === 'other' ? 'failed' : problem
  }
  /** The round as if nobody had walked it here: what was walked stays. */
  const startOver = () => latest.current && show({ ...latest.current, walk: null, log: { items: [] } })
  return { opened, put, start, startOver }
}
export type KeptWalkHandle = ReturnType<typeof useKeptWalk>
