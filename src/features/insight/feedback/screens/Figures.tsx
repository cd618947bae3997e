import { Tile, TileRow } from '../../../../ui/kit/Tile.tsx'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { cesPercent } from '../figures.ts'
import type { Overall, Figures as Sums } from '../model.ts'
import { words } from '../words.ts'

type Rated = 'AverageScore' | 'CES' | 'NPS'

/** The four figures of the period with those of the period before. */
export const Figures = ({ overall }: { overall: Overall | undefined }) => {
  const t = useWords(words)
  const { number } = useFormats()
  const loading = !overall
  const percent = cesPercent(overall?.CES ?? null)
  const rated = (field: Rated, count: keyof Sums) => ({
    figure: overall?.[field] ?? null,
    previous: overall?.Previous?.[field] ?? null,
    n: overall?.[count] ?? 0,
    trend: overall?.Series.flatMap(step => step[field] ?? []) ?? [],
    before: overall?.PreviousSeries?.flatMap(step => step[field] ?? []) ?? [],
    changeIn: 'points' as const,
    loading,
  })
  return (
    <TileRow label={t('figures')}>
      <Tile name={t('average')} {...rated('AverageScore', 'Count')} digits={2} unit="/ 5" how={t('averageHow')} />
      <Tile
        name={t('answers')}
        figure={overall?.Count ?? null}
        previous={overall?.Previous?.Count ?? null}
        goodWhen="neither"
        trend={overall?.Series.map(step => step.Count) ?? []}
        before={overall?.Previous?.Count ? (overall.PreviousSeries?.map(step => step.Count) ?? []) : []}
        how={t('answersHow')}
        loading={loading}
      />
      <Tile
        name={t('ces')}
        {...rated('CES', 'CESCount')}
        digits={2}
        unit={percent === null ? '/ 7' : `/ 7 · ${number(percent / 100, { style: 'percent', maximumFractionDigits: 1 })}`}
        how={t('cesHow')}
      />
      <Tile name={t('nps')} {...rated('NPS', 'NPSCount')} digits={1} how={t('npsHow')} />
    </TileRow>
  )
}
