import { ReportPage } from './ReportPage.tsx'

/** `/reportBuilder/buildingReport/{rId}`: a built report of the chosen building. */
export const Screen = ({ params: { rId } }: { params: { rId: string } }) => <ReportPage rId={rId} scope="building" />
