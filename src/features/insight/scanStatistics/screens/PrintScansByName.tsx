import { PaperPage } from '../../dashboards/screens/PaperPage.tsx'
import { describeScans } from './scans.ts'
import type { PaperParams } from './shared.ts'

const dashboard = describeScans('name')

/** `/pdf/scansByName/…`: the same on paper. */
export const Screen = ({ params }: { params: PaperParams }) => <PaperPage dashboard={dashboard} params={params} />
