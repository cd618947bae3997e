import { nameIn } from '../../../../core/labels.ts'
import { useCall } from '../../../../ui/calls.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { PaperFrame, Sheet } from '../../../base/papers/screens/Sheet.tsx'
import { GetWorkLetter } from '../contract.ts'
import { words } from '../words.ts'
import { LetterBody } from './LetterBody.tsx'

type PageParams = { gId: string; bId: string; iptId: string }

/** `/pdfWorkLetter/{gId}/{bId}/{iptId}`: the letter about a walk on paper, as it was saved. */
export const Screen = ({ params }: { params: PageParams }) => (
  <PaperFrame>
    <Letter {...params} />
  </PaperFrame>
)

const Letter = ({ gId, iptId }: PageParams) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { data, isError } = useCall(GetWorkLetter, { gId, iptId }, { quiet: true })
  const building = data ? nameIn(data.BuildingName, language) : ''
  return (
    <Sheet state={isError ? 'error' : data ? 'done' : 'loading'} kind={building} title={data?.Re || t('title')} of={building} facts={[]}>
      {data && <LetterBody letter={data} />}
    </Sheet>
  )
}
