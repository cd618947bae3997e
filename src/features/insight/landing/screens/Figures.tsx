import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { Tile, TileRow } from '../../../../ui/kit/Tile.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import type { DayFigures, Overview } from './overview.ts'

type FiguresProps = {
  overview: Overview | undefined
  /** Open the rows behind the figures. */
  onScans?: (() => void) | undefined
  onAnswers?: (() => void) | undefined
  /** The last tile. */
  children: ReactNode
}

/** Scans, answers and average score of 30 days, with the 30 before them behind. */
export const Figures = ({ overview, onScans, onAnswers, children }: FiguresProps) => {
  const t = useWords(words)
  const { Days = [], PreviousDays = [], Previous } = overview ?? {}
  const loading = !overview
  return (
    <section>
      <VisuallyHidden component="h2">{t('figures')}</VisuallyHidden>
      <TileRow label={t('figures')}>
        <Tile
          name={t('scans')}
          figure={overview?.ScanCount ?? null}
          previous={Previous?.ScanCount ?? null}
          trend={Days.map(day => day.ScanCount)}
          before={PreviousDays.map(day => day.ScanCount)}
          how={t('scansHow')}
          loading={loading}
          {...(onScans && { onPick: onScans })}
        />
        <Tile
          name={t('answers')}
          figure={overview?.FeedbackCount ?? null}
          previous={Previous?.FeedbackCount ?? null}
          trend={Days.map(day => day.FeedbackCount)}
          before={PreviousDays.map(day => day.FeedbackCount)}
          how={t('answersHow')}
          loading={loading}
          {...(onAnswers && { onPick: onAnswers })}
        />
        <Tile
          name={t('averageScore')}
          figure={overview?.AverageScore ?? null}
          digits={2}
          unit="/ 5"
          previous={Previous?.AverageScore ?? null}
          changeIn="points"
          trend={scoresOf(Days)}
          before={scoresOf(PreviousDays)}
          n={overview?.FeedbackCount ?? 0}
          how={t('averageScoreHow')}
          loading={loading}
          {...(onAnswers && { onPick: onAnswers })}
        />
        {children}
      </TileRow>
    </section>
  )
}

const scoresOf = (days: readonly DayFigures[]): number[] => days.flatMap(day => day.AverageScore ?? [])
