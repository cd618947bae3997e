import { Alert, Drawer } from '@mantine/core'
import { useState } from 'react'
import { addDays, countDays } from '../../../../core/steps.ts'
import { useCall } from '../../../../ui/calls.ts'
import dialogClasses from '../../../../ui/dialog.module.css'
import { useDateRange } from '../../../../ui/kit/DateRangePicker.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { choice, range, toggle } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useShown } from '../../../../ui/list/useShown.ts'
import { useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetAuditRows, GetAuditUsers } from '../contract.ts'
import { actions, records } from '../model.ts'
import { auditSentence } from '../sentence.ts'
import { words } from '../words.ts'
import { AuditDetail, type AuditRow } from './AuditDetail.tsx'
import { useAuditColumns } from './useAuditColumns.tsx'

const year = 366

/** `/audit`: every write of the chosen account, or of all of them. */
export const Screen = () => {
  const t = useWords(words)
  const reader = useShown()
  const [shown, setShown] = useState<AuditRow | null>(null)
  const { everywhere, tooLong, filters } = useAuditFilters()
  const { gId } = useSession()
  const list = useListTable(GetAuditRows, {
    filter: { From: 0, To: 0, ...(!everywhere && gId && { gId }) }, // both ends are the range's
    filters,
    columns: useAuditColumns(everywhere),
    label: t('audit'),
    search: 'text',
    searchLabel: t('search'),
    onRow: setShown,
    empty: { hint: t('emptyHint') },
  })
  return (
    <Page title={t('audit')} lead={t('auditLead')} filters={list.filters}>
      {tooLong && <Alert>{t('tooLong')}</Alert>}
      {list.body}
      <Drawer
        opened={shown !== null}
        onClose={() => setShown(null)}
        position="right"
        size={520}
        title={shown ? auditSentence(shown, reader) : ''}
        classNames={{ title: dialogClasses.title }}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {shown && <AuditDetail row={shown} />}
      </Drawer>
    </Page>
  )
}

/** The time, who, what, and whether of all accounts. */
const useAuditFilters = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { gId } = useSession()
  const days = useDateRange('audit', 'Last 30 Days')
  const [{ all }] = useUrlState({ all: false })
  const everywhere = all || !gId
  const users = useCall(GetAuditUsers, { filter: everywhere ? {} : { gId }, pagination: { page: 0, perPage: 9999 } }).data?.Users
  const tooLong = days.value !== null && countDays(days.value.first, days.value.last) > year
  const within = days.value && tooLong ? { ...days.value, first: addDays(days.value.last, 1 - year) } : days.value
  const width = 150
  const filters = useFilters(GetAuditRows, [
    range(['From', 'To'], { ...days, value: within, label: t('time') }),
    choice('UserId', {
      key: 'user',
      label: t('user'),
      any: t('anyUser'),
      options: users?.map(({ UserId, FullName }) => ({ value: UserId, label: FullName })),
      width,
    }),
    choice('Object', {
      key: 'object',
      label: t('object'),
      any: t('anyObject'),
      options: records
        .all()
        .map(({ Object: value, kind }) => ({ value, label: kind[language] }))
        .toSorted((a, b) => a.label.localeCompare(b.label, language)),
      width,
    }),
    choice('Action', {
      key: 'action',
      label: t('action'),
      any: t('anyAction'),
      options: actions.map(value => ({ value, label: t(value) })),
      width,
    }),
    toggle('all', { label: t('allAccounts'), chip: false, resets: ['user'], drawn: gId !== null }),
  ])
  return { everywhere, tooLong, filters }
}
