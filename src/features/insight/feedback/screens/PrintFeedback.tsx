import { useEffect } from 'react'
import { dayIn } from '../../../../core/days.ts'
import { nameIn } from '../../../../core/labels.ts'
import { isLanguage } from '../../../../core/words.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { LanguageProvider, useLanguage, useWords } from '../../../../ui/words.tsx'
import { shownDay } from '../days.ts'
import { entityTypeLabel } from '../labels.ts'
import { titleOf } from '../rules.ts'
import { words } from '../words.ts'
import { PrintBuckets, PrintComments, PrintFigures, PrintTopics, PrintWords } from './PrintParts.tsx'
import classes from './print.module.css'
import { type Printed, usePrinted } from './usePrinted.ts'

type Params = { gId: string; bId: string; startDate: string; endDate: string; et?: string }

/** `/pdf/feedback/…`: the dashboard on Letter paper, in the language of `?lang=`. The printer waits for `data-ready` of the document. */
export const Screen = ({ params }: { params: Params }) => {
  const [{ lang }] = useUrlState({ lang: '' })
  const [chosen] = useLanguage()
  return (
    <LanguageProvider language={isLanguage(lang) ? lang : chosen}>
      <Report params={params} />
    </LanguageProvider>
  )
}

const Report = ({ params }: { params: Params }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const printed = usePrinted(params)
  const title = titleOf(t, t('overall'), params.et && entityTypeLabel(params.et, language))
  const { data } = printed
  useLightPaper()
  useReady(printed.state, data && `${title} – ${nameIn(data.place.BuildingName, language)}`)
  if (printed.state === 'error')
    return (
      <main className={classes.page} role="alert">
        {t('print.missing')}
      </main>
    )
  if (!data) return <main className={classes.page} aria-busy="true" />
  return (
    <main className={classes.page}>
      <Head title={title} data={data} params={params} />
      <PrintFigures overall={data.overall} />
      <div className={classes.two}>
        <PrintBuckets overall={data.overall} />
        <PrintTopics topics={data.topics} />
      </div>
      <PrintWords items={data.words} />
      <PrintComments place={data.place} comments={data.comments} total={data.total} />
    </main>
  )
}

const Head = ({ title, data: { place }, params }: { title: string; data: Printed; params: Params }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const period = [params.startDate, params.endDate].map(moment => shownDay(dayIn(place.TimeZone, Number(moment)), language)).join(' – ')
  const facts = [
    [t('print.account'), nameIn(place.GroupName, language)],
    [t('print.building'), nameIn(place.BuildingName, language)],
    [t('print.period'), period],
  ] as const
  return (
    <header className={classes.head}>
      <p className={classes.kind}>{t('print.made')}</p>
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
