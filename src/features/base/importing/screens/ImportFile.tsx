import { Alert, Button, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp, IconDownload, IconInfoCircle } from '@tabler/icons-react'
import { refresh, useCall, useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { useEvent } from '../../../../ui/events.ts'
import { JobProgress } from '../../../../ui/kit/JobProgress.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { Tile } from '../../../../ui/kit/Tile.tsx'
import { AddressLink } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetTask, taskMoved } from '../../tasks/contract.ts'
import { MOST_COLUMNS, rowStates, type SheetNotes } from '../model.ts'
import { words } from '../words.ts'
import { Choices } from './Choices.tsx'
import { Columns } from './Columns.tsx'
import classes from './Imports.module.css'
import type { ImportPages } from './importPages.ts'
import { Rows } from './Rows.tsx'
import { SheetChoice } from './SheetChoice.tsx'
import { type Import, useImport } from './useImport.ts'

/** One file: its preview and choices, afterwards its result. */
export const ImportFile = ({ of, importId }: { of: ImportPages; importId: string }) => {
  const t = useWords(words)
  const own = useWords(of.words)
  const gId = useGroupId()
  const query = useImport(of, gId, importId)
  const { data: found, isError } = query
  const crumbs = [{ label: own('plural'), to: of.homeHref }, { label: own('title'), to: of.listHref }, { label: found?.FileName ?? '' }]
  if (isError && !found)
    return (
      <Page title={own('title')} crumbs={crumbs.slice(0, 2)}>
        <LoadFailed
          query={query}
          missing={t('missing')}
          action={
            <Button component={AddressLink} href={of.listHref} variant="default">
              {t('back')}
            </Button>
          }
        />
      </Page>
    )
  const open = found?.Status === 'Checked' || found?.Status === 'Failed'
  return (
    <Page
      title={found?.FileName ?? own('title')}
      lead={found ? <Lead found={found} /> : '\u00a0'}
      crumbs={crumbs}
      actions={found ? <Actions of={of} gId={gId} found={found} /> : <DownloadLater />}
    >
      {!found && <LinesSkeleton lines={6} />}
      {found?.Status === 'Running' && <Progress gId={gId} found={found} />}
      {found && found.Status !== 'Running' && (
        <>
          <Figures of={of} found={found} />
          {open && found.Notes && <ReadNotes notes={found.Notes} />}
          {open && found.Notes?.Sheets && (
            <SheetChoice key={`${found.Notes.Name} ${found.Notes.HeaderRow}`} of={of} gId={gId} found={found} notes={found.Notes} />
          )}
          {open && <Columns key={JSON.stringify(found.Mapping)} of={of} gId={gId} found={found} />}
          {open && <Choices of={of} gId={gId} found={found} />}
          <Rows of={of} gId={gId} found={found} />
        </>
      )}
    </Page>
  )
}

/** Holds the place of the actions until the file is known. */
const DownloadLater = () => (
  <Button variant="default" disabled leftSection={<IconDownload size={16} aria-hidden />}>
    {useWords(words)('download')}
  </Button>
)

const Lead = ({ found }: { found: Import }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const { Status, DoneDate, UndoneDate, FullName: who, Message } = found
  if (Status === 'Completed') return <>{t('doneLead', { date: dateTime(DoneDate), who })}</>
  if (Status === 'Undone') return <>{t('undoneLead', { date: dateTime(UndoneDate), who })}</>
  if (Status === 'Failed') return <span className={classes.wrong}>{t('failedLead', { why: Message ?? '' })}</span>
  return Status === 'Checked' ? <>{t('checkedLead')}</> : null
}

const Figures = ({ of, found }: { of: ImportPages; found: Import }) => {
  const t = useWords(words)
  const own = useWords(of.words)
  const did = ['Added', 'Changed', 'Skipped', 'LeftOut'] as const
  const over = found.Status === 'Completed' || found.Status === 'Undone'
  const counts = found.Status === 'Undone' ? 'undoneCounts' : 'didCounts'
  return (
    <section className={classes.tiles} aria-labelledby="figures">
      <VisuallyHidden component="h2" id="figures">
        {t('result')}
      </VisuallyHidden>
      {over
        ? did.map(name => <Tile key={name} name={t(`${counts}.${name}`)} figure={found[name]} />)
        : rowStates.map(name => (
            <Tile key={name} name={name === 'New' ? own('newRecords') : t(`counts.${name}`)} figure={found.Counts[name]} />
          ))}
    </section>
  )
}

/** What people would not expect of how the file was read. */
const ReadNotes = ({ notes: { Name, Sheets = [], HeaderRow, HiddenRows, MoreColumns } }: { notes: SheetNotes }) => {
  const t = useWords(words)
  const said = [
    ...(Name && Sheets.length !== 1 ? [t('notes.sheet', { name: Name })] : []),
    ...(HeaderRow > 1 ? [t('notes.header', { row: HeaderRow })] : []),
    ...(HiddenRows > 0 ? [t('notes.hidden', { n: HiddenRows })] : []),
    ...(MoreColumns > 0 ? [t('notes.more', { most: MOST_COLUMNS, n: MoreColumns })] : []),
  ]
  if (said.length === 0) return null
  return (
    <Alert variant="light" color="gray" icon={<IconInfoCircle size={18} aria-hidden />} title={t('notes.label')}>
      {said.join(' ')}
    </Alert>
  )
}

const Actions = ({ of, gId, found }: { of: ImportPages; gId: string; found: Import }) => {
  const t = useWords(words)
  const own = useWords(of.words)
  const { GetImport, GetImportRows, GetImports, UndoImport } = of.calls
  const undo = useWrite(UndoImport, { done: t('undone'), refresh: [GetImport, GetImportRows, GetImports, ...of.refresh] })
  const ask = async () => {
    const text = own('undoText', { added: found.Added, changed: found.Changed })
    if (await confirm({ title: t('undoTitle'), text, yes: t('undo'), danger: true })) await undo.run({ GroupId: gId, ImportId: found.acId })
  }
  return (
    <>
      <Button
        component="a"
        href={found.FilePath}
        download={found.FileName}
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
      >
        {t('download')}
      </Button>
      {found.OutputFile && (
        <Button component="a" href={found.OutputFile} variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
          {t('downloadResult')}
        </Button>
      )}
      {found.Status === 'Completed' && found.Added + found.Changed > 0 && (
        <Button variant="default" leftSection={<IconArrowBackUp size={16} aria-hidden />} loading={undo.running} onClick={() => void ask()}>
          {t('undo')}
        </Button>
      )}
    </>
  )
}

const Progress = ({ gId, found }: { gId: string; found: Import }) => {
  const t = useWords(words)
  const task = useCall(GetTask, found.TaskId ? { gId, TaskId: found.TaskId } : null, { quiet: true })
  useEvent(taskMoved, () => void refresh(GetTask))
  return (
    <JobProgress
      title={t('running', { name: found.FileName })}
      state="running"
      done={task.data?.Done ?? 0}
      total={task.data?.Total ?? null}
    />
  )
}
