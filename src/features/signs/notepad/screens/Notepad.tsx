import { Button, SegmentedControl } from '@mantine/core'
import { IconDownload, IconEye, IconPlus } from '@tabler/icons-react'
import { callOnce } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useGo } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { useBuildingColumn, useBuildingFilter } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { useInBuilding } from '../../../property/buildings/screens/pickers/useInBuilding.tsx'
import { GetCarouselNotes, GetNotepadLink, GetPrintProofNotes } from '../contract.ts'
import { contentNoteColumns } from '../listColumns.ts'
import {
  categoriesOf,
  categoryLabel,
  type NoteRow,
  noteStates,
  type ProofType,
  proofTypeLabels,
  proofTypes,
  requestTypeLabels,
  requestTypes,
} from '../model.ts'
import { digitalProof } from '../routes.ts'
import { words } from '../words.ts'
import { AddNoteDialog } from './AddNoteDialog.tsx'
import { NoteDialog } from './NoteDialog.tsx'

const kinds = { Open: 'warn', Answered: 'info', Closed: 'none' } as const

/** The notepad: notes on pages or on signs, of the account or the chosen building. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const [{ proof }, setProof] = useUrlState({ proof: 'ContentProof' })
  const type: ProofType = proof === 'SignProof' ? 'SignProof' : 'ContentProof'
  const call = type === 'SignProof' ? GetPrintProofNotes : GetCarouselNotes
  const filters = useNoteFilters(call, type)
  const columns = useBuildingColumn(
    columnsIn(contentNoteColumns, language, {
      Note: { wrap: true, width: 280, card: 'name' },
      Answer: { wrap: true, width: 220 },
      Status: { card: 'state', render: row => <StatusDot kind={kinds[row.Status]} label={t(`states.${row.Status}`)} /> },
      SourceType: { hidden: true },
      CreatedDate: { card: 'fact' },
      QrName: { card: 'fact' },
    }),
  )
  const start = useInBuilding(gId, { title: t('add'), submit: t('add') }, bId =>
    dialogs.open(() => <AddNoteDialog gId={gId} bId={bId} type={type} />, { title: t('add') }),
  )
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={start}>
      {t('add')}
    </Button>
  )
  const list = useListTable(call, {
    filter: { gId },
    filters,
    columns,
    search: 'text',
    searchLabel: t('search'),
    label: proofTypeLabels[type][language],
    sort: { field: 'CreatedDate', order: 'DESC' },
    onRow: (note: NoteRow) => dialogs.open(() => <NoteDialog gId={gId} note={note} />, { title: proofTypeLabels[type][language] }),
    tone: row => (row.Status === 'Closed' ? 'dimmed' : undefined),
    empty: { text: t('empty'), hint: t('emptyHint'), action: add },
  })
  return (
    <Page
      title={t('title')}
      lead={list.total === undefined ? t('lead') : t('count', { n: list.total })}
      actions={
        <>
          {type === 'ContentProof' && <ProofButton />}
          <PdfButton type={type} />
        </>
      }
      action={add}
      filters={
        <>
          <SegmentedControl
            aria-label={t('proof')}
            data={proofTypes.map(value => ({ value, label: proofTypeLabels[value][language] }))}
            value={type}
            onChange={next => setProof({ proof: next })}
            w="fit-content"
          />
          {list.filters}
        </>
      }
    >
      {list.body}
    </Page>
  )
}

const useNoteFilters = (call: typeof GetCarouselNotes, type: ProofType) => {
  const t = useWords(words)
  const [language] = useLanguage()
  return useFilters(call, [
    useBuildingFilter(t('allBuildings')),
    choice('Category', {
      key: 'category',
      label: t('category'),
      any: t('anyCategory'),
      options: categoriesOf(type).map(value => ({ value, label: categoryLabel(value)[language] })),
    }),
    choice('RequestType', {
      key: 'request',
      label: t('requestType'),
      any: t('anyRequestType'),
      options: requestTypes.map(value => ({ value, label: requestTypeLabels[value][language] })),
    }),
    choice('Status', {
      key: 'state',
      label: t('col.Status'),
      any: t('anyState'),
      options: noteStates.map(value => ({ value, label: t(`states.${value}`) })),
    }),
  ])
}

/** Leads to the pages on which notes are made, of the chosen building or of one that is asked for. */
const ProofButton = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const go = useGo()
  const open = useInBuilding(gId, { title: t('contentProof'), label: t('proofOf'), submit: t('contentProof') }, bId =>
    go(digitalProof, { gId, bId }),
  )
  return (
    <Button variant="default" leftSection={<IconEye size={16} aria-hidden />} onClick={open}>
      {t('contentProof')}
    </Button>
  )
}

const PdfButton = ({ type }: { type: ProofType }) => {
  const t = useWords(words)
  const gId = useGroupId()
  const open = async (bId: string) => {
    try {
      window.location.assign((await callOnce(GetNotepadLink, { gId, bId, type })).Link)
    } catch (error) {
      toast.error(error)
    }
  }
  const start = useInBuilding(gId, { title: t('pdf'), label: t('pdfOf'), submit: t('pdf') }, bId => void open(bId))
  if (!useSession().can('MasterNotepad')) return null
  return (
    <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={start}>
      {t('pdf')}
    </Button>
  )
}
