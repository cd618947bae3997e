import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { nameIn } from '../../../../core/labels.ts'
import type { Part } from '../../../../ui/dashboard/part.ts'
import type { TablesFile } from '../../../../ui/list/tablesFile.ts'
import type { UrlDefaults } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { zoneStore } from '../../../../ui/zone.ts'
import { PaperFrame, Sheet, SheetFiles, usePaperForms } from '../../../base/papers/screens/Sheet.tsx'
import { describeFacts } from '../facts.ts'
import { buildingIn } from '../paperPaths.ts'
import { words } from '../words.ts'
import type { AnyDashboard, Dashboard } from './dashboard.ts'
import { decodeFilters } from './filters.ts'
import { pictureOf } from './mailPicture.ts'
import { makeNumbers } from './makeNumbers.ts'
import { findOpenDashboard } from './openDashboards.ts'
import classes from './paper.module.css'
import { useShownAt } from './useShownAt.ts'

type PaperParams = { key: string; gId: string; bId: string; startDate: string; endDate: string; filters?: string }
type PaperProps<Place, Narrowed extends UrlDefaults> = { dashboard: Dashboard<Place, Narrowed>; params: Omit<PaperParams, 'key'> }

/** `/pdfDashboard/…`: any dashboard on paper, or the file of its numbers. */
export const Screen = ({ params }: { params: PaperParams }) => (
  <PaperFrame>
    <DashboardPaper params={params} />
  </PaperFrame>
)

/** Within the frame: only there it is known who reads, which the description of a composed dashboard asks for. */
const DashboardPaper = ({ params }: { params: PaperParams }) => {
  const [found, setFound] = useState<{ dashboard: AnyDashboard | null } | null>(null)
  const { key, gId, filters } = params
  useEffect(() => {
    const load = findOpenDashboard(key)?.load({ ...decodeFilters(filters), gId }) ?? Promise.resolve(null)
    void load.catch(() => null).then(dashboard => setFound({ dashboard }))
  }, [key, gId, filters])
  if (!found) return null
  if (!found.dashboard)
    return (
      <Sheet state="error" kind={undefined} title="" of="" facts={[]}>
        {null}
      </Sheet>
    )
  return found.dashboard(dashboard => <Report dashboard={dashboard} params={params} />)
}

const Report = <Place, Narrowed extends UrlDefaults>({ dashboard, params }: PaperProps<Place, Narrowed>) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { isSheet, files } = usePaperForms()
  const { gId, startDate, endDate, filters: segment } = params
  const bId = buildingIn(params.bId)
  const dates = { startDate: Number(startDate), endDate: Number(endDate) }
  const scope = bId ? 'building' : 'account'
  const { place, names, shown } = useShownAt(dashboard, { scope, gId, bId, dates, values: decodeFilters(segment) })
  const { title: plain, detail, parts, filters, main, paperKind } = shown
  const title = detail ? `${plain}: ${detail.title}` : plain
  const ready = usePlaceClock(names?.timeZone)
  const { query, n } = main.use()
  // Which parts there are may follow from the main answer.
  const of = names?.building ? nameIn(names.building, language) : nameIn(names?.account, language)
  const facts = names ? describeFacts({ names, dates, ofNow: dashboard.period === 'now', filters, n, now: new Date() }, t, language) : []
  const makeFiles = () => Promise.all(files.map(form => makeNumbers(form, { names: [title, of], about: t('facts.title'), facts, parts })))
  const make = async () => {
    const [made, picture] = await Promise.all([makeFiles(), pictureOf(parts)])
    return { files: made, picture }
  }
  const isRead = ready && query.isFetched
  const drawn = useDrawn(isRead && isSheet ? { parts, makeFiles } : null)
  if (!isSheet) return <SheetFiles make={isRead ? make : null} failed={place.isError} />
  const made = drawn === 'failed' ? null : drawn
  const state = place.isError || drawn === 'failed' ? 'error' : drawn && query.isFetched ? 'done' : 'loading'
  return (
    <Sheet state={state} kind={paperKind} title={title} of={of} facts={facts} picture={made?.picture} files={made?.files}>
      {made &&
        made.rows.map((row, at) =>
          row.length > 1 ? (
            <div key={at} className={classes.two}>
              {row}
            </div>
          ) : (
            row
          ),
        )}
    </Sheet>
  )
}

// Moments on it are shown by the clock of the place, as its head says: the printer has none of its own.
const usePlaceClock = (timeZone: string | undefined): boolean => {
  const [known, setKnown] = useState(false)
  useEffect(() => {
    if (!timeZone) return
    const before = zoneStore.get()
    zoneStore.set(timeZone)
    setKnown(true)
    return () => zoneStore.set(before)
  }, [timeZone])
  return known
}

type DrawnPaper = { rows: ReactNode[][]; picture: string | undefined; files: readonly TablesFile[] }
type PaperToDraw = { parts: readonly Part[]; makeFiles: () => Promise<readonly TablesFile[]> }
/** The parts as they stand on paper, row by row, once all of them are read: halves side by side. Nothing on paper changes afterwards. */
const useDrawn = (paper: PaperToDraw | null): DrawnPaper | 'failed' | null => {
  const [drawn, setDrawn] = useState<DrawnPaper | 'failed' | null>(null)
  const drawing = useRef(false)
  useEffect(() => {
    if (!paper || drawing.current) return
    drawing.current = true
    Promise.all([drawParts(paper.parts), pictureOf(paper.parts), paper.makeFiles()]).then(
      ([rows, picture, files]) => setDrawn({ rows, picture, files }),
      () => setDrawn('failed'),
    )
  }, [paper])
  return drawn
}

const drawParts = async (parts: readonly Part[]): Promise<ReactNode[][]> => {
  const papers = parts.flatMap(({ key, paper }) => (paper && !paper.chosenOnly ? [{ key, ...paper }] : []))
  const nodes = await Promise.all(papers.map(one => one.draw()))
  const rows: { half: boolean; nodes: ReactNode[] }[] = []
  for (const [at, { key, width }] of papers.entries()) {
    const node = <Fragment key={key}>{nodes[at]}</Fragment>
    const last = rows.at(-1)
    if (width === 'half' && last?.half && last.nodes.length === 1) last.nodes.push(node)
    else rows.push({ half: width === 'half', nodes: [node] })
  }
  return rows.map(row => row.nodes)
}
