import type { DBSchema } from 'idb'
import type { Output } from '../../../../core/call.ts'
import { openStore } from '../../../../ui/offline/openStore.ts'
import { cutPieces } from '../../../../ui/offline/pieces.ts'
import { taken } from '../../../../ui/offline/taken.ts'
import { browserStore } from '../../../../ui/store.ts'
import type { GetRoundVersion } from '../../inspections/contract.ts'
import type { WalkItem } from '../../inspections/items.ts'
import type { DayDue, RoundFacts, StopFacts, WalkStatus } from '../../inspections/model.ts'

export type RoundVersion = Output<typeof GetRoundVersion>
/** Who walks on this phone, and the ticket by which it sends. */
export type PhonePass = { readonly PhoneId: string; readonly Ticket: string; readonly Until: number; readonly Name: string }

/** What a phone takes along of a building: what is due, and who it is given to. */
export type DayPack = {
  readonly GroupId: string
  readonly BuildingId: string
  readonly BuildingName: string
  readonly Dues: readonly DayDue[]
  /** By the clock of the phone, epoch ms. */
  readonly At: number
  readonly Pass: PhonePass
}

/** A walk on this phone. `Over`: it has its end, and the server has all of it. */
export type KeptWalk = {
  readonly InspectionId: string
  readonly DeviceId: string
  readonly GroupId: string
  readonly BuildingId: string
  readonly RoundId: string
  readonly Number: number
  readonly RoundName: string
  readonly StartDate: number
  readonly Pass: PhonePass
  readonly Over: boolean
  readonly Status: WalkStatus | null
}
/** `State` of an item: on this phone, at the server, or not taken. */
export type KeptItem = {
  readonly InspectionId: string
  readonly seq: number
  readonly item: WalkItem
  readonly State: 'kept' | 'sent' | 'refused'
  readonly Why: string
}
export type KeptFile = {
  readonly FileId: string
  readonly InspectionId: string
  readonly Name: string
  readonly Type: string
  readonly Size: number
  readonly Sha256: string
  /** Kept here, announced to the server, there, or not taken. The bytes stay here until they are there. */
  readonly State: 'kept' | 'announced' | 'sent' | 'refused'
  readonly Why: string
}

type FieldSchema = DBSchema & {
  packs: { key: [string, string]; value: DayPack }
  versions: { key: [string, number]; value: RoundVersion }
  walks: { key: string; value: KeptWalk }
  items: { key: [string, number]; value: KeptItem }
  files: { key: string; value: KeptFile; indexes: { walk: string } }
  pieces: { key: [string, number]; value: { FileId: string; n: number; Bytes: ArrayBuffer } }
  notes: { key: string; value: string }
  facts: { key: string; value: { RoundId: string; Stops: readonly StopFacts[]; SRDisabled?: boolean } }
}

/** What phones keep of rounds. Stores are only ever added: a newer app reads what an older one has kept. */
export const fieldStore = openStore<FieldSchema>({
  name: taken.database,
  version: 2,
  upgrade: (db, before) => {
    if (before < 2) db.createObjectStore('facts', { keyPath: 'RoundId' })
    if (before >= 1) return
    db.createObjectStore(taken.store, { keyPath: ['GroupId', 'BuildingId'] })
    db.createObjectStore('versions', { keyPath: ['RoundId', 'Number'] })
    db.createObjectStore('walks', { keyPath: 'InspectionId' })
    db.createObjectStore('items', { keyPath: ['InspectionId', 'seq'] })
    db.createObjectStore('files', { keyPath: 'FileId' }).createIndex('walk', 'InspectionId')
    db.createObjectStore('pieces', { keyPath: ['FileId', 'n'] })
    db.createObjectStore('notes')
  },
})

/** All keys that begin with an id. */
export const keysOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

export const readPack = (GroupId: string, BuildingId: string) =>
  fieldStore.read(['packs'], tx => tx.objectStore('packs').get([GroupId, BuildingId]))
export const listPacks = () => fieldStore.read(['packs'], tx => tx.objectStore('packs').getAll())
export const keepPack = (pack: DayPack) => fieldStore.write(['packs'], tx => tx.objectStore('packs').put(pack))
export const keepVersion = (version: RoundVersion) => fieldStore.write(['versions'], tx => tx.objectStore('versions').put(version))
export const readVersion = (RoundId: string, number: number) =>
  fieldStore.read(['versions'], tx => tx.objectStore('versions').get([RoundId, number]))
/** The versions of a round that this phone has, oldest first. */
export const listVersions = (RoundId: string) => fieldStore.read(['versions'], tx => tx.objectStore('versions').getAll(keysOf(RoundId)))

export const keepFacts = (RoundId: string, facts: RoundFacts) =>
  fieldStore.write(['facts'], tx => tx.objectStore('facts').put({ RoundId, ...facts }))
/** What an older app has kept says nothing of requests: the server decides about them anyway. */
export const readFacts = async (RoundId: string): Promise<RoundFacts | undefined> => {
  const kept = await fieldStore.read(['facts'], tx => tx.objectStore('facts').get(RoundId))
  return kept && { Stops: [...kept.Stops], SRDisabled: kept.SRDisabled ?? false }
}

/** Gives walks of a phone's person the newest ticket: one that waits for weeks is sent by it. */
export const renewPass = (Pass: PhonePass) =>
  fieldStore.write(['walks'], async tx => {
    const walks = await tx.objectStore('walks').getAll()
    for (const walk of walks) if (!walk.Over && walk.Pass.PhoneId === Pass.PhoneId) await tx.objectStore('walks').put({ ...walk, Pass })
  })

export const listWalks = () => fieldStore.read(['walks'], tx => tx.objectStore('walks').getAll())
export const readItems = (InspectionId: string) => fieldStore.read(['items'], tx => tx.objectStore('items').getAll(keysOf(InspectionId)))
export const readFiles = (InspectionId: string) =>
  fieldStore.read(['files'], tx => tx.objectStore('files').index('walk').getAll(InspectionId))
export const readPieces = async (FileId: string): Promise<ArrayBuffer[]> => {
  const rows = await fieldStore.read(['pieces'], tx => tx.objectStore('pieces').getAll(keysOf(FileId)))
  return rows.map(({ Bytes }) => Bytes)
}

type NewFile = { readonly file: KeptFile; readonly bytes: Uint8Array<ArrayBuffer> }
/** Keeps what was told of a walk, with the files that it names, all or nothing. */
export const keepItems = (walk: KeptWalk, items: readonly WalkItem[], files: readonly NewFile[] = []) =>
  fieldStore.write(['walks', 'items', 'files', 'pieces'], async tx => {
    // What is known of a walk here is newer than what a screen has: its sender writes it too.
    if (!(await tx.objectStore('walks').getKey(walk.InspectionId))) await tx.objectStore('walks').put(walk)
    for (const item of items)
      await tx.objectStore('items').add({ InspectionId: walk.InspectionId, seq: item.seq, item, State: 'kept', Why: '' })
    for (const { file, bytes } of files) {
      await tx.objectStore('files').put(file)
      for (const [n, Bytes] of cutPieces(bytes).entries()) await tx.objectStore('pieces').put({ FileId: file.FileId, n, Bytes })
    }
  })

export type ItemChange = { readonly seq: number; readonly State: 'sent' | 'refused'; readonly Why: string }
/** Notes what a sending has come to: only what has a receipt changes. */
export const noteSent = (
  InspectionId: string,
  { items, files = [], Status }: { items: readonly ItemChange[]; files?: readonly KeptFile[]; Status: WalkStatus | null },
) =>
  fieldStore.write(['walks', 'items', 'files', 'pieces'], async tx => {
    const kept = tx.objectStore('items')
    for (const { seq, State, Why } of items) {
      const one = await kept.get([InspectionId, seq])
      if (one) await kept.put({ ...one, State, Why })
    }
    for (const file of files) {
      await tx.objectStore('files').put(file)
      if (file.State === 'sent') await tx.objectStore('pieces').delete(keysOf(file.FileId))
    }
    const walk = await tx.objectStore('walks').get(InspectionId)
    if (walk && Status) await tx.objectStore('walks').put({ ...walk, Status, Over: isOver(Status) })
  })

const isOver = ({ State }: WalkStatus): boolean => State === 'Complete' || State === 'Abandoned'

/** Removes a walk with all that is kept of it. */
export const removeWalk = (InspectionId: string) =>
  fieldStore.write(['walks', 'items', 'files', 'pieces'], async tx => {
    const files = await tx.objectStore('files').index('walk').getAllKeys(InspectionId)
    for (const id of files) {
      await tx.objectStore('pieces').delete(keysOf(id))
      await tx.objectStore('files').delete(id)
    }
    await tx.objectStore('items').delete(keysOf(InspectionId))
    await tx.objectStore('walks').delete(InspectionId)
  })

const deviceKey = 'device'
/** Where an earlier release has kept it. */
const oldDeviceKey = 'lintel.field.device'
/** The id of this browser among phones; `makeId` makes it once. */
export const readDevice = (makeId: () => string): Promise<string> =>
  fieldStore.write(['notes'], async tx => {
    const known = await tx.objectStore('notes').get(deviceKey)
    if (known) return known
    const made = browserStore.read(oldDeviceKey) ?? makeId()
    await tx.objectStore('notes').put(made, deviceKey)
    return made
  })
