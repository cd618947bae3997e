import { VisuallyHidden } from '@mantine/core'
import { Tile, TileRow } from '../../../../ui/kit/Tile.tsx'
import { useWords } from '../../../../ui/words.tsx'
import type { ScanItem } from '../model.ts'
import { words } from '../words.ts'

const sum = (items: readonly ScanItem[], of: (item: ScanItem) => number): number => items.reduce((total, item) => total + of(item), 0)

/** The totals of all cards. */
export const ScanFigures = ({ items }: { items: readonly ScanItem[] | undefined }) => {
  const t = useWords(words)
  const loading = !items
  const all = items ?? []
  const sessions = sum(all, item => item.TotalSessions)
  const seconds = sum(all, item => (item.AvgSession ?? 0) * item.TotalSessions)
  return (
    <section>
      <VisuallyHidden component="h2">{t('figures')}</VisuallyHidden>
      <TileRow label={t('figures')}>
        <Tile name={t('scans')} figure={sum(all, item => item.ScanCount)} how={t('scansHow')} loading={loading} />
        <Tile name={t('sessions')} figure={sessions} how={t('sessionsHow')} loading={loading} />
        <Tile
          name={t('average')}
          figure={sessions > 0 ? seconds / sessions : null}
          digits={1}
          unit={t('seconds')}
          n={sessions}
          how={t('averageHow')}
          loading={loading}
        />
        <Tile name={t('engaged')} figure={sum(all, item => item.Engaged)} how={t('engagedHow')} loading={loading} />
      </TileRow>
    </section>
  )
}
