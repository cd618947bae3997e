import { ImportFile } from '../../../base/importing/screens/ImportFile.tsx'
import { buildingPages } from './buildingPages.ts'

/** `/properties/import/{importId}`: one file of buildings. */
export const Screen = ({ params }: { params: { importId: string } }) => <ImportFile of={buildingPages} importId={params.importId} />
