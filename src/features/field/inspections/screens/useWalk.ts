import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError, callOnce } from '../../../../ui/calls.ts'
import { newId } from '../../../../ui/newId.ts'
import { NETWORK_CODE } from '../../../../ui/send.ts'
import { browserStore } from '../../../../ui/store.ts'
import { SendWalk } from '../contract.ts'
import { mostItems, type WalkItem } from '../items.ts'
import type { WalkStatus } from '../model.ts'
import { listWaiting, openLog, type WalkLog } from './walkLog.ts'

type WalkPlaceIds = { gId: string; bId: string; rId: string }

const deviceKey = 'lintel.field.device'
/** The id of this browser among phones; made once. */
const readDevice = (): string => {
  const known = browserStore.read(deviceKey)
  if (known) return known
  const made = newId()
  browserStore.write(deviceKey, made)
  return made
}

const keyOf = ({ gId, rId }: WalkPlaceIds): string => `lintel.field.walk.${gId}.${rId}`
const readLog = (place: WalkPlaceIds): WalkLog | null => {
  const kept = browserStore.read(keyOf(place))
  if (kept === null) return null
  try {
    return JSON.parse(kept) as WalkLog // as `writeLog` has kept it
  } catch {
    return null
  }
}

/** Why what waits could not be sent: no connection, a server that cannot take it just now, or its refusal with a message. */
export type SendFailure = { kind: 'offline' } | { kind: 'busy' } | { kind: 'refused'; message: string }
const describeFailure = (error: unknown): SendFailure => {
  if (!(error instanceof CallError) || error.code === NETWORK_CODE) return { kind: 'offline' }
  const isBusy = error.status === 429 || error.status >= 500
  return isBusy ? { kind: 'busy' } : { kind: 'refused', message: error.message }
}

/** Milliseconds until what waits is tried again. */
const RETRY = 20_000

/** The log of a walk in this browser: kept at once with every change, and found again after a reload. */
const useKeptLog = (place: WalkPlaceIds) => {
  const [log, setLog] = useState<WalkLog | null>(() => readLog(place))
  const latest = useRef(log)
  const change = useCallback(
    (by: (before: WalkLog | null) => WalkLog | null) => {
      latest.current = by(latest.current)
      browserStore.write(keyOf(place), latest.current && JSON.stringify(latest.current))
      setLog(latest.current)
    },
    [place],
  )
  return { log, latest, change }
}

/** Calls `send` at once, when the connection is back, and from time to time. */
const useRetries = (send: () => Promise<void>): void =>
  useEffect(() => {
    const again = () => void send()
    again()
    const timer = setInterval(again, RETRY)
    globalThis.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('online', again)
    }
  }, [send])

/** The walk of a round in this browser: kept over a reload, sent as it grows, tried again while there is no connection. */
export const useWalk = (place: WalkPlaceIds) => {
  const { log, latest, change } = useKeptLog(place)
  const [status, setStatus] = useState<WalkStatus | null>(null)
  const [failure, setFailure] = useState<SendFailure | null>(null)
  const sending = useRef(false)
  const send = useCallback(async () => {
    if (sending.current) return
    sending.current = true
    try {
      for (let one = latest.current; one; one = latest.current) {
        const waiting = listWaiting(one).slice(0, mostItems)
        if (waiting.length === 0) break
        const reply = await callOnce(SendWalk, sendingOf(place, one, waiting))
        setFailure(null)
        setStatus(reply.Walk)
        change(before => before && takeReceipts(before, waiting, reply.Receipts))
      }
    } catch (error) {
      setFailure(describeFailure(error))
    } finally {
      sending.current = false
    }
  }, [place, latest, change])
  useRetries(send)
  const put = (by: (before: WalkLog) => WalkLog) => {
    change(before => before && by(before))
    void send()
  }
  const start = (Number: number) => {
    change(() => openLog(readDevice(), Number))
    void send()
  }
  const forget = () => {
    setStatus(null)
    setFailure(null)
    change(() => null)
  }
  return { log, status, failure, start, put, forget, send }
}
export type Walk = ReturnType<typeof useWalk>

const sendingOf = ({ gId, bId, rId }: WalkPlaceIds, { InspectionId, DeviceId, items }: WalkLog, Items: readonly WalkItem[]) => ({
  GroupId: gId,
  BuildingId: bId,
  RoundId: rId,
  InspectionId,
  DeviceId,
  Name: '',
  SentAt: Date.now(),
  Announced: items.length,
  Items: [...Items],
})

type Receipts = readonly { Result: string; Why: string | null }[]
/** Only a receipt lets an item go: what the server has, and what it will never take, with the reason. */
const takeReceipts = (log: WalkLog, waiting: readonly { seq: number }[], receipts: Receipts): WalkLog => {
  const got = waiting.filter((_, i) => receipts[i] !== undefined && receipts[i].Result !== 'refused').map(({ seq }) => seq)
  const refused = waiting.flatMap(({ seq }, i) => (receipts[i]?.Result === 'refused' ? [[seq, receipts[i].Why ?? 'shape'] as const] : []))
  return { ...log, sent: [...log.sent, ...got], refused: { ...log.refused, ...Object.fromEntries(refused) } }
}
