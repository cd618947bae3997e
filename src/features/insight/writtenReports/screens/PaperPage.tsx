import { nameIn } from '../../../../core/labels.ts'
import { useCall } from '../../../../ui/calls.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { PaperFrame, Sheet } from '../../../base/papers/screens/Sheet.tsx'
import { GetStudentFeedbackResult } from '../contract.ts'
import { words } from '../words.ts'
import { ReportBody } from './ReportBody.tsx'

type PaperParams = { gId: string; rId: string }

/** `/pdfFeedbackAnalysis/{gId}/{bId}/{rId}`: a written report on paper. */
export const Screen = ({ params }: { params: PaperParams }) => (
  <PaperFrame>
    <Report {...params} />
  </PaperFrame>
)

const Report = ({ gId, rId }: PaperParams) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { data, isError } = useCall(GetStudentFeedbackResult, { gId, rId }, { quiet: true })
  const state = isError ? 'error' : data ? 'done' : 'loading'
  return (
    <Sheet
      state={state}
      title={data ? t(`names.${data.Type}`) : ''}
      of={data ? nameIn(data.BuildingName, language) : ''}
      facts={data ? [[t('Period'), t('period', { first: data.StartDateStr, last: data.EndDateStr })]] : []}
    >
      {data && <ReportBody report={data} />}
    </Sheet>
  )
}
