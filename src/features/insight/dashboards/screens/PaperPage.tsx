import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { nameIn } from '../../../../core/labels.ts'
import { isLanguage } from '../../../../core/words.ts'
import type { Part } from '../../../../ui/dashboard/part.ts'
import { useSession } from '../../../../ui/session.ts'
import { type UrlDefaults, type UrlState, useUrlState } from '../../../../ui/urlState.ts'
import { LanguageProvider, useLanguage, useWords } from '../../../../ui/words.tsx'
import { describeFacts, type Fact } from '../facts.ts'
import { readNarrowed } from '../printPaths.ts'
import { words } from '../words.ts'
import type { Dashboard } from './dashboard.ts'
import classes from './print.module.css'

type PaperParams = { gId: string; bId: string; startDate: string; endDate: string }
type PaperProps<Params, Place, Narrowed extends UrlDefaults> = {
  dashboard: Dashboard<Params, Place, Narrowed>
  params: Params & PaperParams
}

/** A dashboard on Letter paper, in the language of `?lang=`. The printer waits for `data-ready` of the document. */
export const PaperPage = <Params, Place, Narrowed extends UrlDefaults>(props: PaperProps<Params, Place, Narrowed>) => {
  const [{ lang }] = useUrlState({ lang: '' })
  const [chosen] = useLanguage()
  const { status } = useSession()
  useLightPaper()
  // A person's session may still be on its way; the printer's token is there from the start.
  if (status === 'starting') return <main className={classes.page} aria-busy="true" />
  return (
    <LanguageProvider language={isLanguage(lang) ? lang : chosen}>
      <Report {...props} />
    </LanguageProvider>
  )
}

const Report = <Params, Place, Narrowed extends UrlDefaults>({ dashboard, params }: PaperProps<Params, Place, Narrowed>) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { gId, bId, startDate, endDate } = params
  const where = { params, gId, bId }
  const place = dashboard.readPlace(where).use()
  const dates = { startDate: Number(startDate), endDate: Number(endDate) }
  const { title, parts, filters, paperKind } = dashboard.useShown({
    ...where,
    place: place.data,
    dates,
    narrowed: readNarrowed(dashboard.head.print ?? '', params, dashboard.narrowed as UrlState<Narrowed>), // its defaults are a state
    narrow: () => {},
  })
  const names = place.data && dashboard.describePlace(place.data)
  const drawn = useDrawn(names ? parts : null)
  const state = place.isError || drawn === 'failed' ? 'error' : drawn ? 'done' : 'loading'
  useReady(state, names?.building && `${title} – ${nameIn(names.building, language)}`)
  if (state === 'error')
    return (
      <main className={classes.page} role="alert">
        {t('print.missing')}
      </main>
    )
  if (!names || drawn === null || drawn === 'failed') return <main className={classes.page} aria-busy="true" />
  return (
    <main className={classes.page}>
      <Head kind={paperKind} title={title} facts={describeFacts({ names, dates, filters, now: new Date() }, t, language)} />
      {drawn.map((row, at) =>
        row.length > 1 ? (
          <div key={at} className={classes.two}>
            {row}
          </div>
        ) : (
          row
        ),
      )}
    </main>
  )
}

/** The parts as they stand on paper, row by row, once all of them are read: halves side by side. Nothing on paper changes afterwards. */
const useDrawn = (parts: readonly Part[] | null): ReactNode[][] | 'failed' | null => {
  const [drawn, setDrawn] = useState<ReactNode[][] | 'failed' | null>(null)
  const drawing = useRef(false)
  useEffect(() => {
    if (!parts || drawing.current) return
    drawing.current = true
    drawParts(parts).then(setDrawn, () => setDrawn('failed'))
  }, [parts])
  return drawn
}

const drawParts = async (parts: readonly Part[]): Promise<ReactNode[][]> => {
  const papers = parts.flatMap(({ key, paper }) => (paper ? [{ key, ...paper }] : []))
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

const Head = ({ kind, title, facts }: { kind: string | undefined; title: string; facts: readonly Fact[] }) => {
  return (
    <header className={classes.head}>
      {kind && <p className={classes.kind}>{kind}</p>}
      <h1>{title}</h1>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

// Paper is white, whatever theme this browser has chosen.
const useLightPaper = (): void => {
  useEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset.mantineColorScheme
    dataset.mantineColorScheme = 'light'
    return () => {
      if (before) dataset.mantineColorScheme = before
    }
  }, [])
}

// After the last picture and with the fonts: then the paper may be printed.
const useReady = (state: 'loading' | 'done' | 'error', title: string | undefined): void => {
  const [language] = useLanguage()
  useEffect(() => {
    const root = document.documentElement
    root.lang = language
    if (state === 'error') root.dataset.ready = 'error'
    if (state !== 'done') return
    if (title) document.title = title
    let gone = false
    const ready = () => {
      if (!gone) root.dataset.ready = 'true'
    }
    void document.fonts.ready.then(() => requestAnimationFrame(ready))
    return () => {
      gone = true
      delete root.dataset.ready
    }
  }, [state, title, language])
}
