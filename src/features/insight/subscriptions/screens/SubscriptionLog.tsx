import { useEffect } from 'react'
import { refresh } from '../../../../ui/calls.ts'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetSubscriptionLog } from '../contract.ts'
import { subscriptionLogColumns } from '../listColumns.ts'
import { sendStates } from '../model.ts'
import { words } from '../words.ts'
import type { SubscriptionPlace } from './place.ts'

/** ms between two looks at what has gone out meanwhile. */
const LOOK = 5000

/** What went out, to whom, and whether its link was followed. */
export const SubscriptionLog = ({ gId, bId }: SubscriptionPlace) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const state = choice('State', {
    label: t('log.state'),
    any: t('log.anyState'),
    options: sendStates.map(value => ({ value, label: t(`log.states.${value}`) })),
  })
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(GetSubscriptionLog), LOOK)
    return () => clearInterval(timer)
  }, [])
  const filters = useFilters(GetSubscriptionLog, [state], 'sent')
  const list = useListTable(GetSubscriptionLog, {
    filter: { gId, ...(bId && { bId }) },
    filters,
    columns: columnsIn(subscriptionLogColumns, language, {
      ReportName: { card: 'name', wrap: true },
      State: { card: 'state', wrap: true },
    }),
    name: 'sent',
    label: t('tabs.log'),
    sort: { field: 'CreatedDate', order: 'DESC' },
    empty: { text: t('emptyLog') },
  })
  return (
    <>
      {list.filters}
      {list.body}
    </>
  )
}
