import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { EmptyStateProps } from '../../../../ui/kit/EmptyState.tsx'
import { choice, type FilterPart } from '../../../../ui/list/filterParts.ts'
import type { Filters } from '../../../../ui/list/useFilters.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'

type Off = 'Offboarded' | 'Inactive'

/** Whether a list shows active rows, or the others; `state=off` in the address. */
export const useStateFilter = (off: Off): FilterPart<'State'> => {
  const t = useWords(words)
  return choice('State', {
    key: 'state',
    label: t('state'),
    options: [
      { value: '', label: t('states.Active') },
      { value: 'off', label: t(`states.${off}`) },
    ],
    wire: value => (value === 'off' ? off : undefined),
    always: true,
    width: 140,
  })
}

type Kind = 'contacts' | 'team' | 'vendors' | 'tenants' | 'people'

/** What stands there instead of rows: nobody is out of use, nothing matches, or there is none yet and this adds one. */
export const useEmptyState = (kind: Kind, off: Off, filters: Filters<{ State?: unknown }>, action: ReactNode): EmptyStateProps => {
  const t = useWords(words)
  if (filters.filter?.State) return { hint: t(off === 'Offboarded' ? 'empty.offboarded' : 'empty.inactive') }
  return filters.set > 0 ? { hint: t('empty.noMatch') } : { hint: t(`empty.${kind}`), action }
}

/** A list below a tab. */
export const ListParts = ({ list }: { list: { filters: ReactNode; body: ReactNode } }) => (
  <Stack gap="md">
    {list.filters}
    {list.body}
  </Stack>
)
