import { addRows } from '../../../../platform/db/combine.ts'
import { uuidv7 } from '../../../../platform/db/uuidv7.ts'
import type { DemoMaking } from '../../../../platform/demo/part.ts'
import { hashText, mulberry32 } from '../../../../platform/demo/random.ts'
import { firstHash, hashItem, type ItemType, type WalkItem } from '../items.ts'
import { inspectionFile, inspectionItem } from '../tables.ts'
import { keepWalks, readForms, sumStops, type WalkedRound, type WalkedRows, walkOnce } from './walks.ts'

const MINUTE = 60_000
/** `photos`: all entries have come, and so many photos have not; `entries`: so many of the last have not. `hours`: since when it is walked. */
export type UnsentPart = { hours: number } & ({ photos: number } | { entries: number })

/** A walk whose phone has not sent all of it: it was put away before it had a signal again. */
export const leaveUnsent = async (making: DemoMaking, of: WalkedRound, name: string, part: UnsentPart): Promise<void> => {
  const { tx, to } = making
  const { GroupId, BuildingId } = of.row
  const begun = new Date(to.getTime() - part.hours * 60 * MINUTE)
  const random = mulberry32(making.seed ^ hashText(`unsent ${name}`))
  const walked = walkOnce(of, await readForms(making, of), { name, begun, to, random, share: 0 })
  const { id: InspectionId } = walked.walk
  const isOver = 'photos' in part
  const rows = isOver ? walked.rows : walked.rows.slice(0, Math.max(1, walked.rows.length - 1))
  const items = listItems({ ...walked, rows }, isOver ? part.photos : null)
  const come = isOver ? items : items.slice(0, Math.max(1, items.length - part.entries))
  const last = come.at(-1)
  if (!last) return
  const heard = new Date(begun.getTime() + rows.length * 3 * MINUTE)
  const state = { State: isOver ? ('Submitted' as const) : ('Running' as const), SubmitDate: isOver ? heard : null, CompleteDate: null }
  const sent = { UpTo: come.length, Announced: items.length, Chain: hashItem(last), ModifiedDate: heard }
  const arrived = isOver ? rows : rows.slice(0, -1)
  await keepWalks(making, of, [{ walk: { ...walked.walk, ...state, ...sent, ...sumStops(arrived) }, rows: arrived }])
  await addRows(
    tx,
    inspectionItem,
    come.map(item => {
      const { id, seq: Seq, type: Type, stop: StopId, code: Code, value: Value, at, prev: Prev } = item
      const dates = { RawDate: new Date(at), CorrectedDate: new Date(at), ReceivedDate: heard }
      return { GroupId, id, BuildingId, InspectionId, Seq, Type, StopId, Code, Value, ...dates, Prev, Hash: hashItem(item) }
    }),
  )
  if (!isOver) return
  const files = Array.from({ length: part.photos }, (_, i) => {
    const id = uuidv7(begun.getTime())
    const file = { Name: `photo-${i + 1}.jpg`, Size: 1_400_000 + 90_000 * i, Sha256: hashItem({ ...last, id }) }
    return { GroupId, id, BuildingId, InspectionId, ...file, CreatedDate: heard, ModifiedDate: heard }
  })
  await tx.insert(inspectionFile).values(files)
}

/** What the phone has kept of these stops, in the order in which it was told. `Files`: how many the end of the walk names; null: it has not ended. */
const listItems = ({ walk, rows }: WalkedRows, Files: number | null): WalkItem[] => {
  const items: WalkItem[] = []
  let prev = firstHash
  const tell = (type: ItemType, at: Date, more: Partial<Pick<WalkItem, 'stop' | 'code' | 'value'>>) => {
    const seq = items.length + 1
    const item = {
      id: uuidv7(at.getTime()),
      seq,
      v: 1,
      type,
      at: at.getTime(),
      mono: seq * 1000,
      stop: null,
      code: null,
      value: null,
      ...more,
      prev,
    }
    items.push(item)
    prev = hashItem(item)
  }
  tell('walk.opened', walk.StartDate ?? new Date(), { value: { Number: walk.Number, Place: null } })
  for (const { stop: row, answered } of rows) {
    const at = row.DoneDate
    const stop = row.StopId
    for (const [code, value] of Object.entries(answered.answers)) tell('answer', at, { stop, code, value })
    tell(row.State === 'Done' ? 'stop.done' : 'stop.skipped', at, { stop, value: row.State === 'Done' ? null : row.Reason })
  }
  const end = rows.at(-1)?.stop.DoneDate
  if (Files !== null && end) tell('walk.submitted', end, { value: { Count: items.length + 1, Hash: prev, Files } })
  return items
}
