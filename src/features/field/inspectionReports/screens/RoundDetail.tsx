import { ActionIcon, Alert, Button, Select, Text } from '@mantine/core'
import { IconDownload, IconEye, IconPencil } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { PRODUCT } from '../../../../core/product.ts'
import { refresh, useCall, useWrite } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { useEvent } from '../../../../ui/events.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { DialogRowsTable, type RowsColumn } from '../../../../ui/list/RowsTable.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { walkEvent } from '../../rounds/contract.ts'
import { GetInspections, RegeneratePDF } from '../contract.ts'
import { type CoverType, coverTypes, type InspectionRow } from '../model.ts'
import { words } from '../words.ts'
import { EditInspection } from './EditInspection.tsx'
import classes from './reports.module.css'
import { WalkLetter } from './walkActions.ts'

type WalkDays = { startDate?: number | undefined; endDate?: number | undefined }
type DetailProps = { gId: string; rId: string; name: string; days: WalkDays }

/** The detail of a round: its complete walks with their reports, which are viewed, downloaded, edited here. */
export const RoundDetail = ({ gId, rId, name, days }: DetailProps) => {
  const t = useWords(words)
  const both = days.startDate !== undefined && days.endDate !== undefined ? days : {}
  const query = useCall(GetInspections, { gId, rId, ...both }, { quiet: true })
  useEvent(walkEvent, ({ RoundId }) => {
    if (RoundId === rId) void refresh(GetInspections)
  })
  const { data } = query
  const columns = useColumns({ gId, name, withLetter: data?.WorkLetter === true })
  return (
    <>
      <Text fw={680} size="lg" mb="sm">
        {name}
      </Text>
      {query.isError && !data && <LoadFailed query={query} />}
      {!query.isError && !data && <LinesSkeleton lines={4} />}
      {data?.Inspections.length === 0 && <EmptyState text={t('detail.none')} hint={t('detail.noneHint')} />}
      {data?.More && <Alert mb="sm">{t('detail.more')}</Alert>}
      {data && data.Inspections.length > 0 && (
        <DialogRowsTable label={t('detail.title')} columns={columns} rows={data.Inspections} idOf={row => row.InspectionId} />
      )}
    </>
  )
}

/** Milliseconds after which the list is read again once a template was chosen: by then its report is made (A-CONST-045). */
const REFRESH_AFTER = 3000

const useColumns = ({ gId, name, withLetter }: { gId: string; name: string; withLetter: boolean }) => {
  const t = useWords(words)
  const { date, time } = useFormats()
  const mayEdit = useSession().can('ManageLibraries')
  const day = (row: InspectionRow) => date(row.SubmitDate)
  const columns: (RowsColumn<InspectionRow> | false)[] = [
    { id: 'Date', header: t('detail.Date'), cell: day, by: row => row.SubmitDate },
    { id: 'Time', header: t('detail.Time'), cell: row => time(row.SubmitDate) },
    { id: 'Name', header: t('detail.Name'), cell: row => row.Name, by: row => row.Name },
    { id: 'Template', header: t('detail.Template'), cell: row => <TemplateCell gId={gId} row={row} mayEdit={mayEdit} /> },
    {
      id: 'Preview',
      header: t('detail.Preview'),
      cell: row => (
        <Button
          component="a"
          href={row.PDFUrl}
          target="_blank"
          rel="noopener"
          size="xs"
          variant="default"
          leftSection={<IconEye size={16} aria-hidden />}
          aria-label={t('detail.viewOf', { name: row.Name, day: day(row) })}
        >
          {t('detail.view')}
        </Button>
      ),
    },
    withLetter && {
      id: 'WorkLetter',
      header: t('detail.WorkLetter'),
      cell: row => <WalkLetter gId={gId} bId={row.BuildingId} iptId={row.InspectionId} name={name} />,
    },
    {
      id: 'Download',
      header: t('detail.Download'),
      cell: row => (
        <ActionIcon
          component="a"
          href={row.PDFUrl}
          download={`${name}.pdf`}
          variant="subtle"
          size="lg"
          aria-label={t('detail.downloadOf', { name: row.Name, day: day(row) })}
        >
          <IconDownload size={20} aria-hidden />
        </ActionIcon>
      ),
    },
    mayEdit && {
      id: 'Edit',
      header: t('detail.Edit'),
      cell: row => (
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={t('detail.editOf', { name: row.Name, day: day(row) })}
          onClick={() => openEdit(gId, row, t('edit.title', { name }))}
        >
          <IconPencil size={20} aria-hidden />
        </ActionIcon>
      ),
    },
  ]
  return columns.filter(column => column !== false)
}

const openEdit = (gId: string, row: InspectionRow, title: string) =>
  dialogs.open(close => <EditInspection gId={gId} bId={row.BuildingId} iptId={row.InspectionId} onClose={close} />, {
    title,
    size: 820,
    phone: 'full',
  })

const TemplateCell = ({ gId, row, mayEdit }: { gId: string; row: InspectionRow; mayEdit: boolean }) => {
  const t = useWords(words)
  const { date } = useFormats()
  const { run, running } = useWrite(RegeneratePDF)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const label = (type: CoverType) => (type === PRODUCT ? PRODUCT : t(`covers.${type}`))
  if (!mayEdit) return label(row.CoverType)
  const choose = async (CoverType: CoverType) => {
    if (!(await run({ GroupId: gId, BuildingId: row.BuildingId, IptId: row.InspectionId, CoverType }))) return
    timer.current = setTimeout(() => void refresh(GetInspections), REFRESH_AFTER)
  }
  return (
    <Select
      className={classes.template}
      size="xs"
      aria-label={t('detail.templateOf', { name: row.Name, day: date(row.SubmitDate) })}
      data={coverTypes.map(value => ({ value, label: label(value) }))}
      defaultValue={row.CoverType}
      key={row.CoverType}
      disabled={running}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true }}
      onChange={next => {
        const type = coverTypes.find(one => one === next)
        if (type && type !== row.CoverType) void choose(type)
      }}
    />
  )
}
