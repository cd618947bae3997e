import { dayIn } from '../../../../core/days.ts'
import { StarBuckets } from '../../../../ui/kit/StarBuckets.tsx'
import { Stars } from '../../../../ui/kit/Stars.tsx'
import { Change } from '../../../../ui/kit/Tile.tsx'
import { sentimentColour } from '../../../../ui/theme.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { locationLabel } from '../../../codes/entityTypes/model.ts'
import { shownDay } from '../days.ts'
import { cesPercent } from '../figures.ts'
import { entityTypeLabel, topicLabel } from '../labels.ts'
import type { Overall } from '../model.ts'
import { words } from '../words.ts'
import classes from './print.module.css'
import type { Printed } from './usePrinted.ts'

type FigureProps = {
  name: string
  value: number | null
  digits: number
  unit?: string
  n?: number
  before?: number | null | undefined
  percent?: boolean
}

const Figure = ({ name, value, digits, unit, n, before, percent = false }: FigureProps) => {
  const t = useWords(words)
  const { number } = useFormats()
  return (
    <div className={classes.figure}>
      <span className={classes.name}>{name}</span>
      <span className={classes.value}>
        {value === null ? t('na') : number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })}
        {unit && value !== null && <small> {unit}</small>}
      </span>
      <span className={classes.foot}>
        {typeof value === 'number' && typeof before === 'number' && (
          <Change
            from={before}
            to={value}
            digits={digits}
            changeIn={percent ? 'percent' : 'points'}
            goodWhen={percent ? 'neither' : 'up'}
          />
        )}
        {n !== undefined && <span>n = {number(n)}</span>}
      </span>
    </div>
  )
}

/** Average, answers, effort and recommendation, with the period before. */
export const PrintFigures = ({ overall }: { overall: Overall }) => {
  const t = useWords(words)
  const { number } = useFormats()
  const { AverageScore, Count, CES, CESCount, NPS, NPSCount, Previous } = overall
  const percent = cesPercent(CES)
  const ces = percent === null ? '/ 7' : `/ 7 · ${number(percent / 100, { style: 'percent', maximumFractionDigits: 1 })}`
  return (
    <section className={classes.figures} aria-label={t('figures')}>
      <Figure name={t('average')} value={AverageScore} digits={2} unit="/ 5" n={Count} before={Previous?.AverageScore} />
      <Figure name={t('answers')} value={Count} digits={0} before={Previous?.Count} percent />
      <Figure name={t('ces')} value={CES} digits={2} unit={ces} n={CESCount} before={Previous?.CES} />
      <Figure name={t('nps')} value={NPS} digits={1} n={NPSCount} before={Previous?.NPS} />
      <p className={classes.note}>{t('print.before')}</p>
    </section>
  )
}

/** Five bars with count and share. */
export const PrintBuckets = ({ overall }: { overall: Overall }) => {
  const t = useWords(words)
  return (
    <section className={classes.part}>
      <h2>{t('buckets')}</h2>
      <StarBuckets buckets={overall.StarBuckets} />
    </section>
  )
}

/** Topics with how many comments speak well and badly of them. */
export const PrintTopics = ({ topics }: { topics: Printed['topics'] }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { number } = useFormats()
  const most = Math.max(...topics.map(one => one.TotalScoreCount), 1)
  const width = (count: number) => ({ width: `${(100 * count) / most}%` })
  return (
    <section className={classes.part}>
      <h2>{t('topics')}</h2>
      {topics.length === 0 && <p className={classes.none}>{t('noData')}</p>}
      <ul className={classes.topics}>
        {topics.map(({ Topic, PositiveScoreCount: good, NegativeScoreCount: bad, TotalScoreCount: all }) => (
          <li key={Topic}>
            <span className={classes.topic}>
              <b>{topicLabel(Topic, language)}</b>
              <span>{t('print.topic', { all: number(all), good: number(good), bad: number(bad) })}</span>
            </span>
            <span className={classes.track} aria-hidden="true">
              <i data-feeling="bad" style={width(bad)} />
              <i data-feeling="good" style={width(good)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The words that comments say most, with their counts; colour and sign tell their sentiment. */
export const PrintWords = ({ items }: { items: Printed['words'] }) => {
  const t = useWords(words)
  const { number } = useFormats()
  return (
    <section className={classes.part}>
      <h2>{t('print.words')}</h2>
      {items.length === 0 ? (
        <p className={classes.none}>{t('noData')}</p>
      ) : (
        <>
          <p className={classes.key}>
            + {t('positive')} · ○ {t('neutral')} · − {t('negative')}
          </p>
          <ul className={classes.words}>
            {items.map(({ Label, Value, SentimentScore }) => (
              <li key={Label}>
                <span style={{ color: sentimentColour(SentimentScore) }}>
                  {SentimentScore > 0 ? '+' : SentimentScore < 0 ? '−' : '○'} {Label}
                </span>{' '}
                <small>{number(Value)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The latest comments as a table whose head repeats on every sheet. */
export const PrintComments = ({ place, comments, total }: { place: Printed['place']; comments: Printed['comments']; total: number }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  if (comments.length === 0) return null
  return (
    <section className={classes.comments}>
      <h2>{comments.length < total ? t('print.latest', { n: String(comments.length) }) : t('commentsFound', { n: total })}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('print.date')}</th>
            <th scope="col">{t('print.score')}</th>
            <th scope="col">{t('print.comment')}</th>
            <th scope="col">{t('print.place')}</th>
          </tr>
        </thead>
        <tbody>
          {comments.map(({ acId, SubmitDate, Score, Text, EntityType, Location }) => (
            <tr key={acId}>
              <td>{shownDay(dayIn(place.TimeZone, SubmitDate), language)}</td>
              <td>
                <Stars value={Score} size={10} />
              </td>
              <td>{Text}</td>
              <td>
                {[...new Set([entityTypeLabel(EntityType, language), Location && locationLabel(Location, language)].filter(Boolean))].join(
                  ', ',
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
