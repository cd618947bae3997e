import { multiline } from '../../../../../core/call.ts'
import { rows } from '../../model.ts'
import { defineSection } from '../section.ts'
import { PhysicalSpace } from './model.ts'
import { checkSpaces, countSpaces, leastOneSpace, spaceCounts } from './rules.ts'
import { allSpaces } from './spaces.ts'
import { words } from './words.ts'

export const PhysicalSpaces = defineSection({
  fields: { PhysicalSpaces: rows(PhysicalSpace, 80), OtherAmenities: multiline(4000) },
  savedAs: 'section',
  empty: { PhysicalSpaces: [], OtherAmenities: '' },
  words,
  check: ({ PhysicalSpaces }) => checkSpaces(PhysicalSpaces),
  tidy: ({ PhysicalSpaces, OtherAmenities }) => ({
    PhysicalSpaces: PhysicalSpaces.map(space => ({ ...space, Location: space.Location.trim() })),
    OtherAmenities,
  }),
  count: ({ PhysicalSpaces }) => countSpaces(PhysicalSpaces),
  needed: payload => (payload?.PhysicalSpaces.some(spaceCounts) ? [] : [{ Field: 'PhysicalSpaces', Message: leastOneSpace }]),
  begin: ({ PhysicalSpaces = [], OtherAmenities = '' }) => ({ PhysicalSpaces: allSpaces(PhysicalSpaces), OtherAmenities }),
})
