import { browserStore } from '../../../../ui/store.ts'
import type { WalkItem } from '../../inspections/items.ts'
import type { RoundPlace } from './roundPlace.ts'
import { type ItemChange, type KeptWalk, keepItems, noteSent, type PhonePass, readItems } from './store.ts'

/** A walk as the portal's page kept it before there was the app: its entries, and which of them the server has. */
type OldLog = {
  readonly InspectionId: string
  readonly DeviceId: string
  readonly Number: number
  readonly items: readonly WalkItem[]
  readonly sent: readonly number[]
  readonly refused: Readonly<Record<number, string>>
}
const keyOf = ({ gId, rId }: RoundPlace) => `lintel.field.walk.${gId}.${rId}`

/** Whether an earlier release has kept a walk of this round in the browser. */
export const hasOldWalk = (place: RoundPlace): boolean => browserStore.read(keyOf(place)) !== null

/** Takes over a walk that an earlier release has kept, with what was not sent of it; then it is removed there. */
export const takeOldWalk = async (place: RoundPlace, Pass: PhonePass, RoundName: string): Promise<void> => {
  const text = browserStore.read(keyOf(place))
  if (text === null) return
  const { InspectionId, DeviceId, Number: number, items, sent, refused } = JSON.parse(text) as OldLog // as that release wrote it
  const { gId: GroupId, bId: BuildingId, rId: RoundId } = place
  const StartDate = items[0]?.at ?? Date.now()
  const walk: KeptWalk = {
    InspectionId,
    DeviceId,
    GroupId,
    BuildingId,
    RoundId,
    RoundName,
    StartDate,
    Pass,
    Number: number,
    Over: false,
    Status: null,
  }
  // Taken over before, and ended in between: the entries are here.
  if ((await readItems(InspectionId)).length === 0) await keepItems(walk, items)
  const there = new Set(sent)
  const changes = items.flatMap(({ seq }): ItemChange[] => {
    if (there.has(seq)) return [{ seq, State: 'sent', Why: '' }]
    const Why = refused[seq]
    return Why === undefined ? [] : [{ seq, State: 'refused', Why }]
  })
  await noteSent(InspectionId, { items: changes, Status: null })
  browserStore.write(keyOf(place), null)
}
