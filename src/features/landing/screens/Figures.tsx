import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { Tile, TileRow } from '../../../ui/kit/Tile.tsx'
import { useWords } from '../../../ui/words.tsx'
import { words } from '../words.ts'
import type { Overview } from './overview.ts'

/** Scans, answers and average score of 30 days with the 30 before; `children` is the last tile. */
export const Figures = ({ overview, children }: { overview: Overview | undefined; children: ReactNode }) => {
  const t = useWords(words)
  const { Days = [], Previous } = overview ?? {}
  const loading = !overview
  const scored = Days.flatMap(day => day.AverageScore ?? [])
  return (
    <section>
      <VisuallyHidden component="h2">{t('figures')}</VisuallyHidden>
      <TileRow label={t('figures')}>
        <Tile
          name={t('scans')}
          figure={overview?.ScanCount ?? null}
          previous={Previous?.ScanCount ?? null}
          trend={Days.map(day => day.ScanCount)}
          how={t('scansHow')}
          loading={loading}
        />
        <Tile
          name={t('answers')}
          figure={overview?.FeedbackCount ?? null}
          previous={Previous?.FeedbackCount ?? null}
          trend={Days.map(day => day.FeedbackCount)}
          how={t('answersHow')}
          loading={loading}
        />
        <Tile
          name={t('averageScore')}
          figure={overview?.AverageScore ?? null}
          digits={2}
          unit="/ 5"
          previous={Previous?.AverageScore ?? null}
          changeIn="points"
          trend={scored}
          n={overview?.FeedbackCount ?? 0}
          how={t('averageScoreHow')}
          loading={loading}
        />
        {children}
      </TileRow>
    </section>
  )
}
