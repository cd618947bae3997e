import { Alert, Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DataGridHandle } from 'react-data-grid'
import { useCall, useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { useLatest } from '../../../../ui/form/useLatest.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { ListPager } from '../../../../ui/list/ListPager.tsx'
import { href, useGo } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId, useSession } from '../../../../ui/session.ts'
import { SAVE_TOAST_TIME, toast } from '../../../../ui/toasts.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetQrCode, GetQrCodeCounts, GetQrCodes, mostZipped } from '../../qr/contract.ts'
import type { QrCode } from '../../qr/model.ts'
import { library, qrCodeList } from '../../qr/routes.ts'
import { askFormats } from '../../qr/screens/DownloadMany.tsx'
import { GetPrintTemplates, SaveQrBuilders } from '../contract.ts'
import { builderFields, mostRows, type QrBuilder } from '../model.ts'
import { blankRow, withCells } from '../presets.ts'
import { generatedType, type OwnTemplate } from '../qrTypes.ts'
import { builderProblems, isSaved } from '../rules.ts'
import { builderOf, isBlank } from '../sheet.ts'
import { words } from '../words.ts'
import classes from './generator.module.css'
import { ProblemList } from './ProblemList.tsx'
import { isTyping, SheetGrid } from './SheetGrid.tsx'
import { fillDown, SheetTools } from './SheetTools.tsx'
import { useCellWords } from './useCellWords.ts'
import { type CellProblem, listProblems, type Table, useTable } from './useTable.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const startSize = 50

/** `/propertyQrGenerator/{fromQr?}`: codes of the chosen building from a table; with a code, its first row has the code's values. */
export const Screen = ({ params: { fromQr = '' } }: { params: { fromQr?: string } }) => {
  const t = useWords(words)
  const gId = useGroupId()
  const bId = useBuildingId()
  const { building } = useSession()
  const from = uuid.test(fromQr) ? fromQr : null
  const found = useCall(GetQrCode, from ? { gId, QrCodeId: from } : null, { quiet: true })
  // A building that an address names is named after the first drawing, with its code.
  if ((from && !found.isFetched) || !building?.name)
    return (
      <Page title={t('title')}>
        <Skeletons.Form fields={6} />
      </Page>
    )
  const first = from && found.data ? rowOf(found.data) : null
  return <Generator key={bId} gId={gId} bId={bId} buildingCode={building.code || bId} first={first} />
}

/** A code as a row; its type only where the generator makes such. */
const rowOf = ({ QrName, Floor, Location, InstallationNote, QrType, Unit }: QrCode): QrBuilder =>
  withCells(blankRow, { Type: Location, QrType: generatedType(QrType) ? QrType : '', QrName, Floor, NameEn: InstallationNote, Unit })

type Props = { gId: string; bId: string; buildingCode: string; first: QrBuilder | null }

const Generator = ({ gId, bId, buildingCode, first }: Props) => {
  const t = useWords(words)
  const own = useOwnTemplates(gId)
  const table = useTable({ gId, buildingCode, first, own })
  const saving = useSaveTable({ gId, bId, own }, table)
  useKeys(table)
  const [tried, setTried] = useState(false)
  const [place, setPlace] = useState({ page: 0, size: startSize })
  const grid = useRef<DataGridHandle>(null)
  const [target, setTarget] = useState<CellProblem | null>(null)
  const problems = useMemo(() => listProblems(table.rows, tried, own), [table.rows, tried, own])
  const page = Math.min(place.page, Math.ceil(table.rows.length / place.size) - 1)
  const from = page * place.size
  const shown = table.rows.slice(from, from + place.size)
  useEffect(() => {
    if (target === null) return
    grid.current?.selectCell({ idx: builderFields.indexOf(target.field) + 1, rowIdx: target.index - from }, { shouldFocusCell: true })
    setTarget(null)
  }, [target, from])
  const jump = (problem: CellProblem) => {
    setPlace({ ...place, page: Math.floor(problem.index / place.size) })
    setTarget(problem)
  }
  const save = () => {
    setTried(true)
    const [wrong] = listProblems(table.rows, true, own)
    if (wrong) jump(wrong)
    return saving.save()
  }
  const left = (n: number) => toast.error(t('left', { n, most: String(mostRows) }), SAVE_TOAST_TIME)
  const named = table.rows.filter(isSaved).length
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      crumbs={[{ label: t('library'), to: href(library) }, { label: t('codes'), to: href(qrCodeList) }, { label: t('title') }]}
      action={
        <Button onClick={() => void save()} loading={saving.running}>
          {t('save', { n: named })}
        </Button>
      }
    >
      <div className={classes.parts}>
        <Restored table={table} />
        <ProblemList problems={problems} onJump={jump} />
        <div className={classes.bar}>
          <SheetTools table={table} onLeft={left} />
          <Counts named={named} unnamed={table.rows.filter(row => !isSaved(row) && !isBlank(row)).length} />
        </div>
        <SheetGrid ref={grid} table={table} shown={shown} from={from} problems={problems} onLeft={left} />
        <ListPager
          page={page}
          size={place.size}
          total={table.rows.length}
          onPage={next => setPlace({ ...place, page: next })}
          onSize={size => setPlace({ page: Math.floor(from / size), size })}
        />
      </div>
    </Page>
  )
}

/** The templates of the account that a row may name; null while they are read. */
const useOwnTemplates = (gId: string): readonly OwnTemplate[] | null => {
  const { data } = useCall(GetPrintTemplates, { gId }, { load: 'once' })
  return useMemo(
    () => data?.Templates.flatMap(({ Code, Name, Orientation }) => (Name && Orientation ? [{ Code, Name, Orientation }] : [])) ?? null,
    [data],
  )
}

/** Undo, redo and fill down by keys anywhere on the page, but not while something is typed. */
const useKeys = (table: Table) => {
  const latest = useLatest(table)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target) || !['z', 'y', 'd'].includes(key)) return
      event.preventDefault()
      if (key === 'd') fillDown(latest.current)
      else if (key === 'y' || event.shiftKey) latest.current.redo()
      else latest.current.undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [latest])
}

type SavePlace = Pick<Props, 'gId' | 'bId'> & { own: readonly OwnTemplate[] | null }

/** Checks and saves the rows with a name; then the list of codes has them, and this browser keeps nothing more. */
const useSaveTable = ({ gId, bId, own }: SavePlace, table: Table) => {
  const t = useWords(words)
  const go = useGo()
  const { number } = useFormats()
  const { sayProblem } = useCellWords()
  const { run, running } = useWrite(SaveQrBuilders, {
    refresh: [GetQrCodes, GetQrCodeCounts],
    onSaved: ({ Total, QrCodes }) => {
      table.forget()
      const QrCodeIds = QrCodes.map(one => one.QrCodeId)
      const title = t('zip', { n: number(Total) })
      const download = { label: title, onClick: () => askFormats(gId, QrCodeIds, { title }) }
      if (Total > mostZipped) toast.success(t('saved', { n: Total }))
      else toast.offer(t('saved', { n: Total }), [download])
      go(qrCodeList)
    },
  })
  const save = async () => {
    const QrBuilders = table.rows.filter(isSaved).map(builderOf)
    const [problem] = builderProblems(QrBuilders, own)
    if (problem) toast.error(sayProblem(problem), SAVE_TOAST_TIME)
    else await run({ GroupId: gId, BuildingId: bId, QrBuilders })
  }
  return { save, running }
}

const Counts = ({ named, unnamed }: { named: number; unnamed: number }) => {
  const t = useWords(words)
  return (
    <output className={classes.counts}>
      {t('count', { n: named })}
      {unnamed > 0 && ` · ${t('unnamed', { n: unnamed })}`}
    </output>
  )
}

/** Says that the table is what this browser kept, with the way back to an empty one. */
const Restored = ({ table }: { table: Table }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  if (table.restored === null) return null
  const discard = async () => {
    if (await confirm({ title: t('discardTitle'), text: t('discardText'), yes: t('discard'), danger: true })) table.discard()
  }
  return (
    <Alert
      color="blue"
      variant="light"
      icon={<IconHistory size={18} aria-hidden />}
      title={t('restored', { at: dateTime(table.restored.at) })}
    >
      <div className={classes.restored}>
        <span>{t('restoredHint')}</span>
        <Button size="xs" variant="default" onClick={() => void discard()}>
          {t('discard')}
        </Button>
      </div>
    </Alert>
  )
}
