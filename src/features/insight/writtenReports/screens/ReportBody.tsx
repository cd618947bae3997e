import type { Output } from '../../../../core/call.ts'
import { lookIn } from '../../../../core/charts/chartLook.ts'
import { drawChart } from '../../../../core/charts/drawChart.ts'
import type { BarsData } from '../../../../core/charts/partData.ts'
import { nameIn } from '../../../../core/labels.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import type { GetStudentFeedbackResult } from '../contract.ts'
import { words } from '../words.ts'
import classes from './report.module.css'

export type WrittenReport = Output<typeof GetStudentFeedbackResult>

/** A written report: cover, summary of the property, its places one by one, what to do. The same on screen and on paper. */
export const ReportBody = ({ report }: { report: WrittenReport }) => {
  const t = useWords(words)
  const { PropertySummary, CategoryAnalysis, ActionItems } = report
  return (
    <article className={classes.report}>
      <Cover report={report} />
      <section className={classes.section}>
        <h2>{t('summary')}</h2>
        {PropertySummary.map(one => (
          <p key={one}>{one}</p>
        ))}
      </section>
      {CategoryAnalysis.length > 0 && (
        <section className={classes.section}>
          <h2>{t('categories')}</h2>
          <Scores report={report} />
          <dl className={classes.categories}>
            {CategoryAnalysis.map(({ Item, Detail }) => (
              <div key={Item}>
                <dt>{Item}</dt>
                <dd>{Detail}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {ActionItems.length > 0 && (
        <section className={classes.section}>
          <h2>{t('actions')}</h2>
          <ol className={classes.actions}>
            {ActionItems.map(({ Item, Detail }) => (
              <li key={Item}>
                <strong>{Item}</strong>
                <p>{Detail}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <p className={classes.footer}>{t('footer')}</p>
    </article>
  )
}

const Cover = ({ report }: { report: WrittenReport }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { number } = useFormats()
  const { Type, BuildingName, AddressLine1, City, State, Zip, LogoFilename, StartDateStr, EndDateStr, Total, Average } = report
  return (
    <header className={classes.cover}>
      {LogoFilename && <img src={LogoFilename} alt="" className={classes.logo} />}
      <p className={classes.kind}>{t(`names.${Type}`)}</p>
      <p className={classes.building}>{nameIn(BuildingName, language)}</p>
      <p className={classes.address}>{[AddressLine1, City, [State, Zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')}</p>
      <p className={classes.period}>{t('period', { first: StartDateStr, last: EndDateStr })}</p>
      <p className={classes.score}>
        {Average !== null && <strong>{number(Average, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}</strong>}
        <span>/ 5 · {t('answers', { n: Total })}</span>
      </p>
    </header>
  )
}

/** The mean of each place as bars, the best first; those of few answers gray. */
const Scores = ({ report: { CategoryAnalysis } }: { report: WrittenReport }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const rows = CategoryAnalysis.flatMap(({ Item, Total, Average }) =>
    Average === null ? [] : [{ text: Item, values: [Average], n: Total }],
  )
  const data: BarsData = {
    is: 'bars',
    layout: 'rows',
    stacked: false,
    title: t('categories'),
    head: t('place'),
    series: [{ label: t('Average') }],
    rows: rows.toSorted((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0)),
    axis: t('axis'),
    end: 5,
  }
  return <div className={classes.chart}>{drawChart(data, lookIn(language, 640, 60 + rows.length * 30))}</div>
}
