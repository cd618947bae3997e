import { hints } from '../../../../../core/hints.ts'
import { countFacts } from '../../checks.ts'
import { defineSection } from '../section.ts'
import { floorsFrom } from './floors.ts'
import { FloorsUnits as model } from './model.ts'
import { words } from './words.ts'

export const FloorsUnits = defineSection({
  fields: { FloorsUnits: model },
  savedAs: 'section',
  empty: { FloorsUnits: { FloorNumPattern: '', SubFloorPattern: '', UnitNumPattern: '' } },
  words,
  check: ({ FloorsUnits }) =>
    Object.entries(FloorsUnits)
      .filter(([, pattern]) => !floorsFrom(pattern))
      .map(([field]) => [`FloorsUnits.${field}`, hints.floors]),
  count: ({ FloorsUnits: { FloorNumPattern, SubFloorPattern, UnitNumPattern } }) =>
    countFacts(...[FloorNumPattern, SubFloorPattern, UnitNumPattern].map(pattern => (floorsFrom(pattern)?.length ?? 0) > 0)),
})
