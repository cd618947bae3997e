import { nameIn } from '../../../../core/labels.ts'
import { useCall } from '../../../../ui/calls.ts'
import { PaperTable } from '../../../../ui/dashboard/PaperTable.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { EmptyCell } from '../../../../ui/list/EmptyCell.tsx'
import { useShown } from '../../../../ui/list/useShown.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { PaperFrame, Sheet } from '../../../base/papers/screens/Sheet.tsx'
import { GetCarouselNotes, GetPrintProofNotes } from '../contract.ts'
import { contentNoteColumns } from '../listColumns.ts'
import { proofTypeLabels } from '../model.ts'
import { words } from '../words.ts'

type PaperParams = { gId: string; bId: string; type: string }
/** Notes of one paper: all of them (B-CONST-026). */
const all = { page: 0, perPage: 9999 }
/** The columns of the paper; a second field of a column stands behind the first. */
const onPaper = [['CreatedDate'], ['Status'], ['Note', 'FullName'], ['Answer'], ['Category', 'RequestType'], ['QrName', 'ButtonName']]

/** `/pdfMasterNotepad/{gId}/{bId}/{type}`: all notes of one kind of a building on paper. */
export const Screen = ({ params }: { params: PaperParams }) => (
  <PaperFrame>
    <Notes {...params} />
  </PaperFrame>
)

const Notes = ({ gId, bId, type }: PaperParams) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { date } = useFormats()
  const shown = useShown()
  const isSign = type === 'SignProof'
  const { data, isError } = useCall(
    isSign ? GetPrintProofNotes : GetCarouselNotes,
    { filter: { gId, bId }, pagination: all },
    { quiet: true },
  )
  const notes = data?.Notes ?? []
  const columns = columnsIn(contentNoteColumns, language, {})
  const parts = onPaper.map(ids => ids.flatMap(id => columns.filter(column => column.id === id)))
  const building = notes[0] ? nameIn(notes[0].BuildingName, language) : ''
  const title = proofTypeLabels[isSign ? 'SignProof' : 'ContentProof'][language]
  return (
    <Sheet
      state={isError ? 'error' : data ? 'done' : 'loading'}
      kind={t('title')}
      title={title}
      of={building}
      facts={[...(building ? [[t('col.BuildingName'), building] as const] : []), [t('col.CreatedDate'), date(Date.now())]]}
    >
      {data && notes.length === 0 && <p>{t('empty')}</p>}
      <PaperTable
        title={t('count', { n: notes.length })}
        texts
        heads={parts.map(part => part.map(({ header }) => header).join(' · '))}
        rows={notes.map(note => ({
          key: note.id,
          cells: parts.map(part => part.map(column => column.text(note, shown)).join(' · ') || <EmptyCell key={note.id} />),
        }))}
      />
    </Sheet>
  )
}
