import { ImportList } from '../../../base/importing/screens/ImportList.tsx'
import { equipmentImportPages } from './equipmentImportPages.ts'

/** `/library/equipmentImport`: files of equipment. */
export const Screen = () => <ImportList of={equipmentImportPages} />
