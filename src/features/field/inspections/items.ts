import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { moment, text, uuid, z } from '../../../core/call.ts'

/** What a phone tells of a walk, in its order. A correction is a new item: nothing that was told is changed. */
export const itemTypes = [
  'walk.opened',
  'stop.proved',
  'answer',
  'note',
  'request',
  'files',
  'detail',
  'chargeback',
  'stop.done',
  'stop.skipped',
  'clock.jump',
  'walk.submitted',
  'walk.abandoned',
] as const
export type ItemType = (typeof itemTypes)[number]

/** The protocol of items. The two before it are taken too. */
export const protocol = 1
export const mostItems = 100
/** Most items of one walk. */
export const longestWalk = 20_000
/** Most files of one walk, and most bytes of one: a video of half a minute. */
export const [mostFiles, largestFile] = [500, 20 * 1024 * 1024] as const
/** Most files of one answer, or of a stop itself. */
export const mostAttached = 20

/** Where the phone was: degrees, and the radius in metres in which it is with 95 %. */
export const WalkPlace = z.strictObject({
  Latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  Longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  Accuracy: z.number().check(z.minimum(0), z.maximum(100_000)),
})
export type WalkPlace = z.output<typeof WalkPlace>

/** How a stop was proven: its code read, its tag tapped, its sign typed, a photo of it; in that order of trust. */
export const proofKinds = ['Scan', 'Tap', 'SignId', 'Photo'] as const
export type ProofKind = (typeof proofKinds)[number]
export const ProofValue = z.strictObject({
  By: z.enum(proofKinds),
  /** The address that was read, of a scan and a tap; the number, of a sign. */
  Read: z._default(text(60), ''),
  Place: z._default(z.nullable(WalkPlace), null),
})
/** What a stop ends with: where the phone was, where the round asks for it. */
export const DoneValue = z.strictObject({ Place: z._default(z.nullable(WalkPlace), null) })
/** Files that belong to an answer, or to a stop itself. */
export const AttachedFile = z.object({ FileId: uuid(), Name: text(200) })
export type AttachedFile = z.output<typeof AttachedFile>
const AttachedFiles = z.array(AttachedFile).check(z.maxLength(mostAttached))
/** What a walk can add to the equipment at a stop: the fact of each code of a `detail`; photos stand in `files` under `photoDetail`. */
export const detailFacts = { maker: 'Manufacturer', part: 'ManufacturerPartNumber', serial: 'SerialNo' } as const
export type DetailCode = keyof typeof detailFacts
export const photoDetail = 'photo'
/** What a walk ends with: how many items it has, this one included, the hash of the one before it, and how many files. */
export const EndValue = z.strictObject({ Count: z.int(), Hash: text(64), Files: z._default(z.int(), 0) })
/** Which version of its round a walk is of, and where it began. */
export const OpenValue = z.strictObject({ Number: z.int(), Place: z._default(z.nullable(WalkPlace), null) })

/** A file of a walk as its phone announces it: its id is the phone's, its hash is SHA-256 as hex. */
export const WalkFile = z.strictObject({
  FileId: uuid(),
  Name: text(200),
  Size: z.int().check(z.minimum(1), z.maximum(largestFile)),
  Sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type WalkFile = z.output<typeof WalkFile>

/** An item as a phone sends it. `at`: its clock, epoch ms; `mono`: ms since the app began, which no clock change moves; `prev`: hash of the item before. */
export const WalkItem = z.strictObject({
  id: uuid(),
  seq: z.int().check(z.minimum(1), z.maximum(longestWalk)),
  v: z.int().check(z.minimum(1), z.maximum(protocol)),
  type: z.enum(itemTypes),
  at: moment(),
  mono: z.number().check(z.minimum(0), z.maximum(1e13)),
  stop: z._default(z.nullable(uuid()), null),
  code: z._default(z.nullable(text(10)), null),
  value: z._default(z.unknown(), null),
  prev: text(64),
})
export type WalkItem = z.output<typeof WalkItem>

/** The hash before the first item. */
export const firstHash = '0'.repeat(64)

/** An item as its hash sees it: every part, in one order whatever the order in which a phone has written it. */
export const itemText = ({ prev, id, seq, v, type, at, mono, stop, code, value }: WalkItem): string =>
  JSON.stringify([prev, id, seq, v, type, at, mono, stop, code, orderKeys(value)])

/** The hash of an item: of its parts and of the hash of the one before it. The same in a browser and on the server. */
export const hashItem = (item: WalkItem): string => bytesToHex(sha256(utf8ToBytes(itemText(item))))

const orderKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(orderKeys)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, orderKeys(inner)]),
  )
}

type ItemOf = Pick<WalkItem, 'type' | 'code' | 'value'>
/** What a stop has become by its items: the last answer to each question counts. */
export type StopWalked = {
  readonly answers: Readonly<Record<string, unknown>>
  /** Notes by the code of their question; '' is the note of the stop. */
  readonly notes: Readonly<Record<string, string>>
  /** What is asked to be done about an answer that fails, by the code of its question. */
  readonly requests: Readonly<Record<string, string>>
  /** Photos and videos beside the answers, by the code of their question; '' are those of the stop. */
  readonly files: Readonly<Record<string, readonly AttachedFile[]>>
  /** Codes of questions whose cost is to be charged to the tenant. */
  readonly chargebacks: readonly string[]
  /** Facts of the equipment that were found there, by their code in `detailFacts`. */
  readonly details: Readonly<Record<string, string>>
  readonly proof: z.output<typeof ProofValue> | null
  /** Where the phone was as the stop was proven, else as it was done. */
  readonly place: WalkPlace | null
  readonly state: 'Open' | 'Proved' | 'Done' | 'Skipped'
  readonly reason: string
}
const openStop: StopWalked = {
  answers: {},
  notes: {},
  requests: {},
  files: {},
  chargebacks: [],
  details: {},
  proof: null,
  place: null,
  state: 'Open',
  reason: '',
}

/** Folds the items of a stop, in their order. */
export const foldStop = (items: readonly ItemOf[]): StopWalked => items.reduce(foldItem, openStop)

/** A stop with one more item. */
export const foldItem = (stop: StopWalked, { type, code, value }: ItemOf): StopWalked => {
  switch (type) {
    case 'answer':
      return { ...stop, answers: { ...stop.answers, [code ?? '']: value } }
    case 'note':
      return { ...stop, notes: { ...stop.notes, [code ?? '']: typeof value === 'string' ? value.slice(0, 2000) : '' } }
    case 'request': {
      const { [code ?? '']: _before, ...others } = stop.requests
      return { ...stop, requests: typeof value === 'string' ? { ...others, [code ?? '']: value.slice(0, 1000) } : others }
    }
    case 'files': {
      const list = AttachedFiles.safeParse(value)
      return list.success ? { ...stop, files: { ...stop.files, [code ?? '']: list.data } } : stop
    }
    case 'detail':
      return { ...stop, details: { ...stop.details, [code ?? '']: typeof value === 'string' ? value.slice(0, 100) : '' } }
    case 'chargeback': {
      const others = stop.chargebacks.filter(one => one !== code)
      return { ...stop, chargebacks: value === true && code ? [...others, code] : others }
    }
    case 'stop.proved': {
      const { data: proof } = ProofValue.safeParse(value)
      return proof ? { ...stop, proof, place: proof.Place ?? stop.place, state: stop.state === 'Open' ? 'Proved' : stop.state } : stop
    }
    case 'stop.done':
      return { ...stop, state: 'Done', reason: '', place: stop.place ?? DoneValue.safeParse(value).data?.Place ?? null }
    case 'stop.skipped':
      return { ...stop, state: 'Skipped', reason: typeof value === 'string' ? value.slice(0, 500) : '' }
    default:
      return stop
  }
}

/** Whether a phone was at a place: in it, out of it, not sure, or not known. `within`: metres around the point. */
export type GeoVerdict = 'in' | 'unsure' | 'out' | 'none'
/** Judges a fix by its distance from a point; a fix of more than 100 m says nothing sure. */
export const judgePlace = (fix: WalkPlace | null, point: { Latitude: number; Longitude: number } | null, within: number): GeoVerdict => {
  if (!fix || !point) return 'none'
  const away = distance(fix, point)
  if (away - fix.Accuracy > within) return 'out'
  return fix.Accuracy <= 100 && away <= within ? 'in' : 'unsure'
}

type Point = { Latitude: number; Longitude: number }
const EARTH = 6_371_000
const rad = (degrees: number) => (degrees * Math.PI) / 180
/** Metres between two points of the globe. */
const distance = (a: Point, b: Point): number => {
  const lat = Math.sin(rad(b.Latitude - a.Latitude) / 2)
  const lng = Math.sin(rad(b.Longitude - a.Longitude) / 2)
  return 2 * EARTH * Math.asin(Math.sqrt(lat * lat + Math.cos(rad(a.Latitude)) * Math.cos(rad(b.Latitude)) * lng * lng))
}
