import { nameIn } from '../../../../core/labels.ts'
import type { Language } from '../../../../core/words.ts'
import { bars } from '../../../../ui/dashboard/bars/bars.tsx'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import type { Part, Reading } from '../../../../ui/dashboard/part.ts'
import { trend } from '../../../../ui/dashboard/trend/trend.tsx'
import type { TileProps } from '../../../../ui/kit/Tile.tsx'
import { type Formats, type Translator, useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { byScore, changeOf, type DayFigures, noonOf, type Overview } from './overview.ts'

/** What the parts of the landing pages are drawn from. */
type Drawing = Formats & { t: Translator<(typeof words)['en']>; language: Language; from: Reading<Overview> }

/** What the parts of a landing page are drawn from: its 30 days, in the reader's words. */
export const useDrawing = (from: Reading<Overview>): Drawing => {
  const t = useWords(words)
  const [language] = useLanguage()
  return { t, language, ...useFormats(), from }
}

type More = {
  /** Open the rows behind the figures. */
  onScans?: (() => void) | undefined
  onAnswers?: (() => void) | undefined
  /** The last figure. */
  last: (overview: Overview | undefined) => TileProps
}

/** Scans, answers and average score of 30 days, with the 30 before them behind. */
export const figuresOfDays = ({ t, from }: Drawing, { onScans, onAnswers, last }: More): Part =>
  figures({
    key: 'figures',
    from,
    of: overview => {
      const { Days = [], PreviousDays = [], Previous } = overview ?? {}
      const counted = (field: 'ScanCount' | 'FeedbackCount') => ({
        figure: overview?.[field] ?? null,
        previous: Previous?.[field] ?? null,
        trend: Days.map(day => day[field]),
        before: PreviousDays.map(day => day[field]),
      })
      return {
        title: t('figures'),
        tiles: [
          { name: t('scans'), ...counted('ScanCount'), how: t('scansHow'), ...(onScans && { onPick: onScans }) },
          { name: t('answers'), ...counted('FeedbackCount'), how: t('answersHow'), ...(onAnswers && { onPick: onAnswers }) },
          {
            name: t('averageScore'),
            figure: overview?.AverageScore ?? null,
            digits: 2,
            unit: '/ 5',
            previous: Previous?.AverageScore ?? null,
            changeIn: 'points',
            trend: scoresOf(Days),
            before: scoresOf(PreviousDays),
            n: overview?.FeedbackCount ?? 0,
            how: t('averageScoreHow'),
            ...(onAnswers && { onPick: onAnswers }),
          },
          last(overview),
        ],
      }
    },
  })

const scoresOf = (days: readonly DayFigures[]): number[] => days.flatMap(day => day.AverageScore ?? [])

/** How scans went, in words and as a line a day, before the quiet line of the 30 days before; with the answers beside them if wanted. */
export const scansByDay = (drawing: Drawing, { answers = false, height = 260 } = {}): Part => {
  const { t, day: dayOf, language, from } = drawing
  const short = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { month: 'short', day: 'numeric' })
  return trend({
    key: 'scans',
    from,
    rows: overview => (overview?.Days ?? []).map((one, at) => ({ ...one, ScansBefore: overview?.PreviousDays[at]?.ScanCount ?? null })),
    of: (days, overview) => {
      const lines = [
        { field: 'ScanCount' as const, label: t('scans') },
        ...(answers ? [{ field: 'FeedbackCount' as const, label: t('answers') }] : []),
        { field: 'ScansBefore' as const, label: t('scansBefore'), quiet: true },
      ]
      return {
        title: trendTitle(drawing, overview, answers ? t('trend') : t('scanTrend')),
        subtitle: answers ? t('trendSubtitle') : t('scanTrend'),
        x: 'Day',
        shownX: one => short.format(noonOf(one.Day)),
        columns: [
          { field: 'Day', header: t('day'), shown: one => dayOf(one.Day) },
          ...lines.map(({ field, label }) => ({ field, header: label })),
        ],
        lines,
        yLabel: t('perDay'),
        height,
        empty: overview !== undefined && days.every(one => one.ScanCount === 0 && one.FeedbackCount === 0),
        emptyText: t('noScans'),
      }
    },
  })
}

const trendTitle = ({ t, number }: Drawing, overview: Overview | undefined, plain: string): string => {
  const change = overview ? changeOf(overview.ScanCount, overview.Previous.ScanCount) : null
  if (change === null || !overview?.ScanCount) return plain
  const by = number(Math.abs(change), { style: 'percent', maximumFractionDigits: 0 })
  return Math.abs(change) < 0.005 ? t('trendSame') : change > 0 ? t('trendUp', { by }) : t('trendDown', { by })
}

const HEIGHT = 300
type Open = (building: { id: string }) => void

/** Buildings by their average score. */
export const scoresByBuilding = ({ t, language, from }: Drawing, onPick: Open): Part =>
  bars({
    key: 'scores',
    from,
    rows: overview =>
      byScore(overview?.Buildings ?? []).map(one => ({
        id: one.BuildingId,
        name: nameIn(one.Name, language),
        score: one.AverageScore ?? 0,
        answers: one.FeedbackCount,
      })),
    of: ([first]) => ({
      title: first ? t('bestBuilding', { name: first.name }) : t('byScore'),
      subtitle: t('byScoreSubtitle'),
      x: 'name',
      columns: [
        { field: 'name', header: t('building') },
        { field: 'score', header: t('score') },
        { field: 'answers', header: t('answers') },
      ],
      series: [{ field: 'score', label: t('averageScore') }],
      yLabel: t('score'),
      yMax: 5,
      height: HEIGHT,
      emptyText: t('noScores'),
      onPick,
    }),
  })

/** How many codes hang in each building. */
export const codesByBuilding = ({ t, language, from }: Drawing, onPick: Open): Part =>
  bars({
    key: 'codes',
    from,
    rows: overview =>
      (overview?.Buildings ?? [])
        .filter(one => one.QrCount > 0)
        .toSorted((a, b) => b.QrCount - a.QrCount)
        .map(one => ({ id: one.BuildingId, name: nameIn(one.Name, language), codes: one.QrCount, scans: one.ScanCount })),
    of: () => ({
      title: t('perBuilding'),
      subtitle: t('perBuildingSubtitle'),
      hint: t('perBuildingHint'),
      x: 'name',
      columns: [
        { field: 'name', header: t('building') },
        { field: 'codes', header: t('codes') },
        { field: 'scans', header: t('scans') },
      ],
      series: [{ field: 'codes', label: t('codes') }],
      yLabel: t('codes'),
      height: HEIGHT,
      onPick: row => onPick(row),
    }),
  })
