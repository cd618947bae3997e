import { ImportList } from '../../../base/importing/screens/ImportList.tsx'
import { buildingPages } from './buildingPages.ts'

/** `/properties/import`: files of buildings. */
export const Screen = () => <ImportList of={buildingPages} />
