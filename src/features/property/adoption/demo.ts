import { officeTime } from '../../../platform/demo/moments.ts'
import { type DemoMaking, demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import { type BuildingChange, buildingsDemo, type MadeBuilding, tellBuildingChanges } from '../buildings/demo.ts'
import { adoptionNotes, type DemoAdoption } from './demo/notes.ts'
import { productStateProblems } from './rules.ts'
import { productNote, productState } from './tables.ts'

/** Notes that are younger, in days, stand in the audit too. */
const youngest = 60

export const adoptionDemo = demoPart('property/adoption', async making => {
  for (const made of buildingsDemo.made(making)) {
    const notes = adoptionNotes[made.building.Code]
    if (!notes) continue
    requireNoProblems(`adoption of ${made.building.Code}`, notes.flatMap(productStateProblems))
    await makeNotes(making, made, notes)
    await tellBuildingChanges(making, [made], listNoteChanges(made.building.Code, notes), 'Product/SaveProductState')
  }
})

const makeNotes = async ({ tx, to }: DemoMaking, { GroupId, BuildingId }: MadeBuilding, notes: readonly DemoAdoption[]): Promise<void> => {
  const dated = notes.map(({ days, ...note }, i) => {
    const at = officeTime(to, days, i)
    return { GroupId, BuildingId, ...note, CreatedDate: at, ModifiedDate: at }
  })
  await tx.insert(productNote).values(dated)
  const last = new Map(dated.map(note => [note.Product, note]))
  await tx.insert(productState).values([...last.values()].map(({ Note: _note, FullName: _name, ...state }) => state))
}

const listNoteChanges = (Code: string, notes: readonly DemoAdoption[]): BuildingChange[] =>
  notes.flatMap(({ Product, State, Note, FullName, days }, i) => {
    if (days > youngest) return []
    const before = notes.slice(0, i).findLast(one => one.Product === Product)?.State ?? ''
    return [[FullName, days, Code, { Upsells: { [Product]: { State: before } } }, { Upsells: { [Product]: { State, Note } } }]]
  })
