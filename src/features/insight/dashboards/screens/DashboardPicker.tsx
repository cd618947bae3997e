import { useEffect } from 'react'
import { Picker } from '../../../../ui/kit/Picker.tsx'
import { useStoredText } from '../../../../ui/kit/stored.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { DashboardHead, DashboardScope, PageScope } from '../model.ts'
import { words } from '../words.ts'
import { useOfferedDashboards } from './useOfferedDashboards.ts'

type DashboardPickerProps = { head: DashboardHead | null; scope: DashboardScope | undefined }

/** The dashboards of a scope that the reader may see, by label; leads to the chosen one, which opens again the next time. */
export const DashboardPicker = ({ head, scope }: DashboardPickerProps) => {
  if (!scope || scope === 'all') return null
  return <ScopePicker head={head} scope={scope} />
}

const ScopePicker = ({ head, scope }: { head: DashboardHead | null; scope: PageScope }) => {
  const t = useWords(words)
  const { offered, open } = useOfferedDashboards(scope)
  const [last, keep] = useStoredText(lastDashboard(scope))
  const key = head?.key ?? null
  const isOffered = offered.some(one => one.key === key)
  useEffect(() => {
    if (isOffered && key !== last) keep(key)
  }, [isOffered, key, last, keep])
  if (head && !isOffered && !head.entrance) return null
  return (
    <Picker
      label={t('dashboard')}
      placeholder={t('chooseDashboard')}
      options={offered.map(one => ({ id: one.key, label: one.label }))}
      value={isOffered ? key : null}
      onChange={id => id && open(id)}
    />
  )
}

/** Under which name the browser keeps the dashboard that was open last. */
export const lastDashboard = (scope: PageScope): string => `dashboard-${scope}`
