import { ImportFile } from '../../../base/importing/screens/ImportFile.tsx'
import { equipmentImportPages } from './equipmentImportPages.ts'

/** `/library/equipmentImport/{importId}`: one file of equipment. */
export const Screen = ({ params }: { params: { importId: string } }) => <ImportFile of={equipmentImportPages} importId={params.importId} />
