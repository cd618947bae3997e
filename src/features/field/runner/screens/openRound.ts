import type { AnyCall, Input, Output } from '../../../../core/call.ts'
import { sessionEnds } from '../../../../core/wire.ts'
import { languageStore } from '../../../../ui/language.ts'
import { CallError, type Sendable, send } from '../../../../ui/send.ts'
import { Renew } from '../../../base/people/contract.ts'
import type { RoundFacts } from '../../inspections/model.ts'
import { hasOldWalk, takeOldWalk } from './oldWalk.ts'
import { type Caller, registerThis, takeFacts, takePack, takeVersion } from './pack.ts'
import type { RoundPlace } from './roundPlace.ts'
import { type KeptWalk, listVersions, listWalks, type PhonePass, type RoundVersion, readFacts, readPack, readVersion } from './store.ts'

/** A round that can be walked, and the walk of it that runs here. */
export type OpenedRound = {
  readonly version: RoundVersion
  readonly pass: PhonePass
  readonly walk: KeptWalk | null
  /** What is known from before: last answers at its stops, who has done them lately. */
  readonly facts: RoundFacts
}

let caller: Promise<Caller | null> | null = null
/** Calls as who has signed in with this browser; null without a connection, and where nobody has. */
export const findCaller = (): Promise<Caller | null> => {
  caller ??= renew().catch(() => {
    caller = null
    return null
  })
  return caller
}

// Renewal changes the cookie: the portal beside it takes its turn by the same lock.
const renew = async (): Promise<Caller> => {
  const ask = () => send(Renew, {}, { token: null, language: languageStore.get() })
  const reply = await (globalThis.navigator?.locks ? navigator.locks.request('lintel-renew', ask) : ask())
  const { UserToken } = reply as Output<typeof Renew> // the gate has checked it against Renew.output
  return async <C extends AnyCall>(call: C, input: Input<C>) => {
    try {
      return (await send(call as Sendable, input, { token: UserToken, language: languageStore.get() })) as Output<C> // as above
    } catch (error) {
      if (error instanceof CallError && sessionEnds(error.code)) caller = null
      throw error
    }
  }
}

/** What is due in a building as this phone knows it, from the server where it can be asked. Null: nothing is known here. */
export const refreshPack = async (GroupId: string, BuildingId: string) => {
  const kept = await readPack(GroupId, BuildingId)
  const call = await findCaller()
  if (!call || !kept) return kept ?? null
  return takePack(call, { GroupId, BuildingId, BuildingName: kept.BuildingName }).catch(() => kept)
}

/** Milliseconds for which a walk that is over is shown where its round is opened, with what became of it. */
const shown = 12 * 3_600_000

/** A round as it is walked: its last walk here with its version, else the newest version that can be had. Null: none is here. */
export const openRound = async (round: RoundPlace): Promise<OpenedRound | null> => {
  const { gId, bId, rId } = round
  if (hasOldWalk(round)) await takeOver(round)
  const since = Date.now() - shown
  const walks = (await listWalks()).filter(one => one.GroupId === gId && one.RoundId === rId && (!one.Over || one.StartDate > since))
  const walk = walks.toSorted((a, b) => b.StartDate - a.StartDate)[0]
  const place = { GroupId: gId, BuildingId: bId }
  if (walk) {
    const version = (await readVersion(rId, walk.Number)) ?? (await fetchVersion(place, rId, walk.Number))
    return version ? { version, pass: walk.Pass, walk, facts: await findFacts(place, rId) } : null
  }
  const call = await findCaller()
  const fresh = call && (await takeVersion(call, place, rId).catch(() => null))
  const version = fresh ?? (await listVersions(rId)).at(-1)
  const pass = await findPass(call, place)
  return version && pass ? { version, pass, walk: null, facts: await findFacts(place, rId) } : null
}

/** Who walks: who has signed in with this browser now, else who has taken the rounds along. */
const findPass = async (call: Caller | null, place: { GroupId: string; BuildingId: string }): Promise<PhonePass | null> => {
  const own = call && (await registerThis(call, place, '').catch(() => null))
  return own ?? (await readPack(place.GroupId, place.BuildingId))?.Pass ?? null
}

/** What an earlier release has kept stays there until this phone has a ticket by which it can be sent. */
const takeOver = async (round: RoundPlace): Promise<void> => {
  const place = { GroupId: round.gId, BuildingId: round.bId }
  const call = await findCaller()
  const pack = await readPack(round.gId, round.bId)
  const pass = await findPass(call, place)
  const name = pack?.Dues.find(({ RoundId }) => RoundId === round.rId)?.QrName ?? ''
  if (pass) await takeOldWalk(round, pass, name).catch(() => null)
}

const fetchVersion = async (place: { GroupId: string; BuildingId: string }, rId: string, number: number) => {
  const call = await findCaller()
  return call && takeVersion(call, place, rId, number).catch(() => null)
}

/** From the server where it answers at once, else as this phone has taken them along. */
const findFacts = async (place: { GroupId: string; BuildingId: string }, rId: string): Promise<RoundFacts> => {
  const call = await findCaller()
  const asked = call ? takeFacts(call, place, rId).catch(() => null) : null
  const late = new Promise<null>(resolve => setTimeout(resolve, 2000, null))
  return (asked && (await Promise.race([asked, late]))) ?? (await readFacts(rId)) ?? { Stops: [], SRDisabled: false }
}
