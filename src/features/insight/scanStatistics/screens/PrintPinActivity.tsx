import { PaperPage } from '../../dashboards/screens/PaperPage.tsx'
import { pins } from './pins.ts'
import type { PaperParams } from './shared.ts'

/** `/pdf/pinActivity/…`: the same on paper. */
export const Screen = ({ params }: { params: PaperParams }) => <PaperPage dashboard={pins} params={params} />
