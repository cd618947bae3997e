import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isLanguage } from '../../../../core/words.ts'
import type { TablesFile } from '../../../../ui/list/tablesFile.ts'
import { useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { LanguageProvider, useLanguage, useWords } from '../../../../ui/words.tsx'
import type { PaperForm } from '../model.ts'
import { words } from '../words.ts'
import classes from './sheet.module.css'
import { untilStanding } from './standing.ts'

/** What is around every paper: white, in the language of `?lang=`, and not before it is known who reads it. */
export const PaperFrame = ({ children }: { children: ReactNode }) => {
  const [{ lang }] = useUrlState({ lang: '' })
  const [chosen] = useLanguage()
  const { status } = useSession()
  useLightPaper()
  // A person's session may still be on its way; the printer's token is there from the start.
  if (status === 'starting') return <main className={classes.page} aria-busy="true" />
  return <LanguageProvider language={isLanguage(lang) ? lang : chosen}>{children}</LanguageProvider>
}

/** As what the paper is asked for: as itself (unless `isSheet` is false), and as files of its numbers. */
export const usePaperForms = (): { isSheet: boolean; files: readonly FileForm[] } => {
  const [{ as }] = useUrlState({ as: '' })
  const forms = as.split(',')
  const files = forms.filter(form => form === 'xlsx' || form === 'csv')
  return { isSheet: files.length === 0 || forms.includes('pdf'), files }
}
type FileForm = Exclude<PaperForm, 'pdf'>

type SheetProps = {
  /** Loading until everything on it is read; nothing changes afterwards. */
  state: 'loading' | 'done' | 'error'
  /** Above the title: what kind of paper it is. */
  kind?: string | undefined
  title: string
  /** Of what it is: the document is called `title – of`. */
  of: string
  /** Place, period, zone, filters, n: a name and a value each. */
  facts: readonly (readonly [name: string, value: string])[]
  /** The data of its picture for a mail, as JSON. */
  picture?: string | undefined
  /** Files of its numbers that were asked for with it. */
  files?: readonly TablesFile[] | undefined
  children: ReactNode
}

/** A paper that is read: its head, and below what it says. The printer waits for `data-ready` of the document. */
export const Sheet = ({ state, kind, title, of, facts, picture, files, children }: SheetProps) => {
  const page = useRef<HTMLElement>(null)
  useReady(state, `${title} – ${of}`, () => (page.current ? untilStanding(page.current) : Promise.resolve()))
  if (state === 'error') return <Missing />
  if (state === 'loading') return <main className={classes.page} aria-busy="true" />
  return (
    <main className={classes.page} ref={page}>
      <style>{margins(`${title} – ${of}`)}</style>
      <header className={classes.head}>
        {kind && <p className={classes.kind}>{kind}</p>}
        <h1>{title}</h1>
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {children}
      <Picture data={picture} />
      <Files files={files} />
    </main>
  )
}

/** What the printer takes as files. */
const Files = ({ files = [] }: { files: readonly TablesFile[] | undefined }) =>
  files.map(({ name, type, content }) => (
    <output key={type} hidden data-file={name} data-type={type}>
      {inBase64(content)}
    </output>
  ))

/** What the printer takes for the mail that the paper goes with. */
const Picture = ({ data }: { data: string | undefined }) =>
  data ? (
    <output hidden data-picture>
      {data}
    </output>
  ) : null

/** The numbers of a paper as files, with the picture of its mail. */
export type SheetNumbers = { files: readonly TablesFile[]; picture?: string | undefined }

// Those of `sheet.module.css`; the margins of a sheet inherit nothing from it.
const families =
  '"Inter Variable", "Paper Emoji", "Paper thai", "Paper arabic", "Paper hebrew", "Paper devanagari", "Paper sc", "Paper jp", "Paper kr"'

// The title on every sheet but the first, which has it itself, and the number. Only while a paper is shown: other pages are printed, too.
const margins = (text: string): string => {
  const signs = [...text].map(sign => (/[\p{L}\p{M}\p{N} ]/u.test(sign) ? sign : `\\${sign.codePointAt(0)?.toString(16)} `)) // none ends the text
  const look = `color: #5c636a; font-size: 8px; font-family: ${families}`
  return `@page { @top-left { content: "${signs.join('')}"; ${look} } @bottom-right { content: counter(page) " / " counter(pages); ${look} } }
    @page :first { @top-left { content: none } }`
}

/** The numbers of a paper as files, for the printer to take. `make` is called once; null while what it needs is read. */
export const SheetFiles = ({ make, failed }: { make: (() => Promise<SheetNumbers>) | null; failed: boolean }) => {
  const [file, setFile] = useState<SheetNumbers | 'failed' | null>(null)
  const making = useRef(false)
  useEffect(() => {
    if (!make || making.current) return
    making.current = true
    make().then(setFile, () => setFile('failed'))
  }, [make])
  const made = file === 'failed' ? null : file
  const state = failed || file === 'failed' ? 'error' : made ? 'done' : 'loading'
  useReady(state, made?.files[0]?.name, () => Promise.resolve())
  if (state === 'error') return <Missing />
  return (
    <main className={classes.page} aria-busy={!made}>
      <Files files={made?.files} />
      <Picture data={made?.picture} />
    </main>
  )
}

const Missing = () => {
  const t = useWords(words)
  return (
    <main className={classes.page} role="alert">
      {t('missing')}
    </main>
  )
}

const inBase64 = (content: string | Uint8Array): string => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const pieces = Array.from({ length: Math.ceil(bytes.length / 8190) }, (_, at) => bytes.subarray(at * 8190, (at + 1) * 8190))
  return pieces.map(piece => btoa(String.fromCharCode(...piece))).join('') // a piece is whole groups of three bytes
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

// With its fonts and after the last picture, the paper may be printed.
const useReady = (state: SheetProps['state'], title: string | undefined, standing: () => Promise<void>): void => {
  const [language] = useLanguage()
  const wait = useEffectEvent(standing)
  useEffect(() => {
    const root = document.documentElement
    root.lang = language
    if (state === 'error') root.dataset.ready = 'error'
    if (state !== 'done') return
    if (title) document.title = title
    let gone = false
    const say = (ready: string) => {
      if (!gone) root.dataset.ready = ready
    }
    wait().then(
      () => requestAnimationFrame(() => say('true')),
      () => say('error'),
    )
    return () => {
      gone = true
      delete root.dataset.ready
    }
  }, [state, title, language])
}
