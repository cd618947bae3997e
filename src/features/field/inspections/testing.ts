import { randomUUID } from 'node:crypto'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import type { Input } from '../../../core/call.ts'
import { uuidv7 } from '../../../platform/db/uuidv7.ts'
import { addRound, roomOf, stopOf } from '../rounds/testing.ts'
import { ExcuseDue, GetDay, GetRoundVersion, ReopenDue, SendWalk, TellWalk } from './contract.ts'
import { firstHash, hashItem, type ItemType, type WalkItem } from './items.ts'

type Sent = Input<typeof SendWalk>
/** Who walks where: an account of a test, or its like in a browser test. */
type WalkerPlace = Pick<Account, 'call' | 'building'> & { group: { id: string } }
type Told = Partial<Pick<WalkItem, 'id' | 'stop' | 'code' | 'value' | 'at'>>

/** A phone on a walk: tells items with their numbers and hashes, and sends them as it likes. */
export const openPhone = (account: WalkerPlace, RoundId: string, more: Partial<Pick<Sent, 'InspectionId' | 'DeviceId' | 'Name'>> = {}) => {
  const InspectionId = more.InspectionId ?? uuidv7()
  const DeviceId = more.DeviceId ?? randomUUID()
  const items: WalkItem[] = []
  let prev = firstHash
  const tell = (type: ItemType, told: Told = {}): WalkItem => {
    const one = { stop: null, code: null, value: null, at: Date.now(), ...told }
    const item: WalkItem = { id: uuidv7(), seq: items.length + 1, v: 1, type, mono: items.length * 1000, ...one, prev }
    items.push(item)
    prev = hashItem(item)
    return item
  }
  const sent = (some: readonly unknown[], change: Partial<Sent> = {}): Sent => ({
    GroupId: account.group.id,
    BuildingId: account.building.id,
    RoundId,
    InspectionId,
    DeviceId,
    Name: more.Name ?? '',
    SentAt: Date.now(),
    Announced: items.length,
    Items: [...some],
    ...change,
  })
  return {
    InspectionId,
    DeviceId,
    items,
    tell,
    sent,
    /** Tells that all is done: with the count and the hash that the server compares, and how many files there are. */
    submit: (Files = 0) => tell('walk.submitted', { value: { Count: items.length + 1, Hash: prev, Files } }),
    send: (some: readonly unknown[] = items, change: Partial<Sent> = {}) => account.call(SendWalk, sent(some, change)),
  }
}

type WalkedStops = readonly { readonly Pressure?: number; readonly Note?: string; readonly skipped?: string }[]

/** A complete walk of a round whose stops ask for a pressure (`stopOf`): one answer a stop, 3 bar unless said. */
export const addWalk = async (account: Account, QrName = 'Morning', stops: WalkedStops = [{}], more: { at?: number } = {}) => {
  const MechanicalSpace = await roomOf(account)
  const Stops = stops.map((_, i) => stopOf(`${QrName} pump ${i + 1}`, MechanicalSpace))
  const { RoundId } = await addRound(account, QrName, { Stops, WorkLetter: true })
  return { RoundId, ...(await walkRoundAgain(account, RoundId, stops, more)) }
}

/** One more complete walk of the same round. */
export const walkRoundAgain = async (
  account: WalkerPlace,
  RoundId: string,
  stops: WalkedStops = [{}],
  { at = Date.now() }: { at?: number } = {},
) => {
  const phone = openPhone(account, RoundId)
  const { Stops } = await account.call(GetRoundVersion, { gId: account.group.id, bId: account.building.id, rId: RoundId })
  phone.tell('walk.opened', { value: { Number: 1 }, at })
  for (const [i, { StopId: stop }] of Stops.entries()) {
    const { Pressure = 3, Note, skipped } = stops[i] ?? {}
    if (skipped !== undefined) {
      phone.tell('stop.skipped', { stop, value: skipped, at })
      continue
    }
    phone.tell('answer', { stop, code: 'Q001', value: Pressure, at })
    if (Note) phone.tell('note', { stop, code: '', value: Note, at })
    phone.tell('stop.done', { stop, at })
  }
  phone.submit()
  const { Walk } = await phone.send()
  return { InspectionId: phone.InspectionId, State: Walk.State, StopIds: Stops.map(({ StopId }) => StopId) }
}

/** The open date of a new round that is due each day, as calls name it. */
export const addDue = async (account: Account, QrName = 'Morning') => {
  const { RoundId } = await addRound(account, QrName)
  const { Dues } = await account.call(GetDay, { gId: account.group.id, bId: account.building.id })
  const due = Dues.find(one => one.RoundId === RoundId && one.State === 'Open')
  if (!due?.DueId || due.Version === null) throw new Error('a round of each day is due today')
  return { GroupId: account.group.id, BuildingId: account.building.id, DueId: due.DueId, Version: due.Version }
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  menu: { 'Rounds to walk': { may: [], calls: [GetDay] } },
  writes: () => [
    {
      call: ExcuseDue,
      open: async account => {
        const due = await addDue(account)
        return { input: text => ({ ...due, Reason: text }) }
      },
    },
    {
      call: ReopenDue,
      open: async account => {
        const due = await account.call(ExcuseDue, { ...(await addDue(account)), Reason: 'Closed for a holiday' })
        return { input: () => ({ GroupId: account.group.id, BuildingId: account.building.id, ...due }) }
      },
    },
    {
      call: TellWalk,
      open: async account => {
        const { RoundId } = await addRound(account, 'Morning')
        const at = { GroupId: account.group.id, BuildingId: account.building.id }
        const InspectionId = uuidv7()
        return { input: text => ({ ...at, RoundId, InspectionId, Label: text, Items: [] }) }
      },
    },
    {
      call: SendWalk,
      open: async account => {
        const { RoundId } = await addRound(account, 'Morning')
        const phone = openPhone(account, RoundId)
        phone.tell('walk.opened', { value: { Number: 1 } })
        const sent = phone.sent(phone.items)
        return { input: text => ({ ...sent, Name: text }) }
      },
    },
  ],
}
