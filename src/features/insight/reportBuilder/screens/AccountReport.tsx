import { ReportPage } from './ReportPage.tsx'

/** `/reportBuilder/report/{rId}`: a built report of all buildings that its reader sees. */
export const Screen = ({ params: { rId } }: { params: { rId: string } }) => <ReportPage rId={rId} scope="account" />
