import { isFew } from '../../../core/charts/partData.ts'
import { formatsIn } from '../../../core/formats.ts'
import type { Language } from '../../../core/words.ts'
import { entityTypeLabel } from '../../property/entityTypes/model.ts'
import { topicLabel } from '../feedback/labels.ts'
import type { RatedFigures, ReportCategory, ReportFigures } from './model.ts'

/** A sentence of the feature's words below `says`, its numbers filled in. */
export type ReportSentence = (key: string, values: Record<string, string | number>) => string
type Composing = { t: ReportSentence; language: Language }
export type ReportItem = { Item: string; Detail: string }
export type ReportText = { PropertySummary: string[]; CategoryAnalysis: (ReportItem & RatedFigures)[]; ActionItems: ReportItem[] }

/** Below this mean a place is looked at first. */
const weak = 3.5
/** A change of the mean that is worth a sentence. */
const moved = 0.3
/** So many complaints make a topic an action. */
const manyComplaints = 3
/** Fewer answers than this say too little of a building. */
const fewInAll = 20
const mostActions = 6

type Rated<One extends RatedFigures> = One & { Average: number }
const isRated = <One extends RatedFigures>(one: One): one is Rated<One> => one.Average !== null && !isFew(one.Total)

/**
 * The text of a report: every sentence follows from figures and holds them, those of fewer than five answers say nothing. The rules are the
 * functions below, one a sentence.
 */
export const composeReport = (figures: ReportFigures, composing: Composing): ReportText => ({
  PropertySummary: [
    composeTotal(figures, composing),
    ...composeChange(figures, composing),
    ...composeRange(figures, composing),
    ...composeLow(figures, composing),
    ...composeTopic(figures, composing),
  ],
  CategoryAnalysis: figures.Categories.map(one => ({ ...composeCategory(one, composing), Total: one.Total, Average: one.Average })),
  ActionItems: composeActions(figures, composing),
})

const score = ({ language }: Composing, value: number): string =>
  formatsIn(language, 'UTC').number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const placeOf = ({ Code }: ReportCategory, { language }: Composing): string => entityTypeLabel(Code, language)
const changeOf = ({ Average, Before }: { Average: number; Before: RatedFigures }): number | null =>
  isRated(Before) ? Average - Before.Average : null

const composeTotal = (figures: ReportFigures, composing: Composing): string => {
  const { Total, Average, Days } = figures
  if (Average === null) return composing.t('none', { days: Days })
  return composing.t(isFew(Total) ? 'few' : 'total', { n: Total, days: Days, score: score(composing, Average) })
}

const composeChange = (figures: ReportFigures, composing: Composing): string[] => {
  const { Before } = figures
  if (!isRated(figures) || !isRated(Before)) return []
  const change = figures.Average - Before.Average
  const key = Math.abs(change) < 0.05 ? 'same' : change > 0 ? 'better' : 'worse'
  return [composing.t(key, { change: score(composing, Math.abs(change)), before: score(composing, Before.Average), n: Before.Total })]
}

const byScore = (categories: readonly ReportCategory[]) => categories.filter(isRated).toSorted((a, b) => b.Average - a.Average)

const composeRange = ({ Categories }: ReportFigures, composing: Composing): string[] => {
  const rated = byScore(Categories)
  const [best, worst] = [rated[0], rated.at(-1)]
  if (!best || !worst || rated.length < 2 || best.Average === worst.Average) return []
  const said = (one: Rated<ReportCategory>) => ({ place: placeOf(one, composing), score: score(composing, one.Average), n: one.Total })
  const [top, low] = [said(best), said(worst)]
  return [
    composing.t('range', { best: top.place, bestScore: top.score, bestN: top.n, worst: low.place, worstScore: low.score, worstN: low.n }),
  ]
}

const composeLow = (figures: ReportFigures, composing: Composing): string[] => {
  const { Low, Total } = figures
  if (isFew(Total)) return []
  const percent = formatsIn(composing.language, 'UTC').number(Low / Total, { style: 'percent', maximumFractionDigits: 0 })
  return [composing.t('low', { low: Low, n: Total, percent })]
}

const composeTopic = ({ Topics }: ReportFigures, composing: Composing): string[] => {
  const [first] = Topics.filter(one => one.Negative >= manyComplaints)
  if (!first) return []
  const { Topic, Negative, Total } = first
  return [composing.t('topic', { topic: topicLabel(Topic, composing.language), negative: Negative, n: Total })]
}

const composeCategory = (one: ReportCategory, composing: Composing): ReportItem => {
  const { t, language } = composing
  const Item = placeOf(one, composing)
  if (!isRated(one)) return { Item, Detail: t('categoryFew', { n: one.Total }) }
  const change = changeOf(one)
  const sentences = [t('category', { score: score(composing, one.Average), n: one.Total })]
  if (change !== null && Math.abs(change) >= moved)
    sentences.push(t(change > 0 ? 'categoryUp' : 'categoryDown', { change: score(composing, Math.abs(change)) }))
  const { Complaint } = one
  if (Complaint) sentences.push(t('complaint', { topic: topicLabel(Complaint.Topic, language), n: Complaint.Negative }))
  return { Item, Detail: sentences.join(' ') }
}

const composeActions = (figures: ReportFigures, composing: Composing): ReportItem[] => {
  const { t, language } = composing
  const rated = byScore(figures.Categories)
  const action = (key: string, values: Record<string, string | number>): ReportItem => ({
    Item: t(`${key}Item`, values),
    Detail: t(`${key}Detail`, values),
  })
  const weakest = rated.toReversed().flatMap(one => {
    if (one.Average >= weak) return []
    const { Complaint } = one
    const values = { place: placeOf(one, composing), score: score(composing, one.Average), n: one.Total }
    if (!Complaint) return [action('weak', values)]
    return [action('weakTopic', { ...values, topic: topicLabel(Complaint.Topic, language), negative: Complaint.Negative })]
  })
  const fallen = rated.flatMap(one => {
    const change = changeOf(one)
    if (one.Average < weak || change === null || change > -moved) return []
    const before = score(composing, one.Average - change)
    return [action('fallen', { place: placeOf(one, composing), score: score(composing, one.Average), before })]
  })
  const topics = figures.Topics.filter(one => one.Negative >= manyComplaints).map(({ Topic, Negative }) =>
    action('topic', { topic: topicLabel(Topic, language), negative: Negative }),
  )
  const more = figures.Total < fewInAll ? [action('more', { n: figures.Total, days: figures.Days })] : []
  const needed = [...weakest, ...fallen, ...topics, ...more].slice(0, mostActions)
  const [best] = rated
  if (needed.length > 0 || !best) return needed
  const limit = formatsIn(language, 'UTC').number(weak)
  return [action('keep', { place: placeOf(best, composing), score: score(composing, best.Average), n: best.Total, limit })]
}
