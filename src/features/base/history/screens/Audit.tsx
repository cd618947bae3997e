import { Alert, Drawer, Switch } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import dialogClasses from '../../../../ui/dialog.module.css'
import { DateRangePicker, useDateRange } from '../../../../ui/kit/DateRangePicker.tsx'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { FilterSelect } from '../../../../ui/kit/FilterSelect.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetAuditRows, GetAuditUsers } from '../contract.ts'
import { actions, records } from '../model.ts'
import { auditSentence } from '../sentence.ts'
import { words } from '../words.ts'
import { AuditDetail, type AuditRow } from './AuditDetail.tsx'
import { useAuditColumns } from './useAuditColumns.tsx'

const year = 366 * 86_400_000
const counted = 10_000
const none = { user: '', object: '', action: '', all: false }

/** `/audit`: every write of the chosen account, or of all of them. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [shown, setShown] = useState<AuditRow | null>(null)
  const { filter, parts, chips, others, clear, tooLong } = useFilters()
  const list = useListTable(GetAuditRows, {
    filter,
    columns: useAuditColumns(filter?.gId === undefined),
    label: t('audit'),
    search: 'text',
    searchLabel: t('search'),
    onRow: setShown,
    empty: { hint: t('emptyHint') },
  })
  const filters = (
    <FilterRow first={list.search} tools={list.tools} chips={chips} onClear={clear} others={others}>
      {parts}
    </FilterRow>
  )
  return (
    <Page title={t('audit')} lead={t('auditLead')} filters={filters}>
      {tooLong && <Alert>{t('tooLong')}</Alert>}
      {list.total === counted && <Alert>{t('capped')}</Alert>}
      {list.body}
      <Drawer
        opened={shown !== null}
        onClose={() => setShown(null)}
        position="right"
        size={520}
        title={shown ? auditSentence(shown, language, t) : ''}
        classNames={{ title: dialogClasses.title }}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {shown && <AuditDetail row={shown} />}
      </Drawer>
    </Page>
  )
}

// The time, the account and the other filters: what the call gets, the controls, and what is set.
const useFilters = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { gId } = useSession()
  const range = useDateRange('audit', 'Last 30 Days')
  const [state, set] = useUrlState(none)
  const everywhere = state.all || !gId
  const object = records.all().find(one => one.Object === state.object)
  const action = actions.find(one => one === state.action)
  const users = useCall(GetAuditUsers, { filter: everywhere ? {} : { gId }, pagination: { page: 0, perPage: 1000 } })
  const people = useMemo(() => (users.data?.Users ?? []).map(({ UserId, FullName }) => ({ value: UserId, label: FullName })), [users.data])
  const user = people.find(one => one.value === state.user)
  const To = range.value?.end.getTime() ?? 0
  const tooLong = To - (range.value?.start.getTime() ?? 0) > year
  const filter = range.value && {
    From: Math.max(range.value.start.getTime(), To - year),
    To,
    ...(!everywhere && { gId }),
    ...(user && { UserId: user.value }),
    ...(object && { Object: object.Object }),
    ...(action && { Action: action }),
  }
  const chip = (name: 'user' | 'object' | 'action', label: string) => ({ label, onRemove: () => set({ [name]: '' }) })
  const chips = [
    ...(user ? [chip('user', `${t('user')}: ${user.label}`)] : []),
    ...(object ? [chip('object', `${t('object')}: ${object.kind[language]}`)] : []),
    ...(action ? [chip('action', `${t('action')}: ${t(action)}`)] : []),
  ]
  const select = (
    name: 'user' | 'object' | 'action',
    placeholder: string,
    value: string | undefined,
    data: { value: string; label: string }[],
  ) => <FilterSelect label={t(name)} any={placeholder} options={data} value={value} onChange={next => set({ [name]: next })} width={150} />
  const others = { set: state.all ? 1 : 0, clear: () => set({ all: false }) }
  const parts = (
    <>
      <DateRangePicker {...range} label={t('time')} hideLabel />
      {select('user', t('anyUser'), user?.value, people)}
      {select(
        'object',
        t('anyObject'),
        object?.Object,
        records.all().map(({ Object: value, kind }) => ({ value, label: kind[language] })),
      )}
      {select(
        'action',
        t('anyAction'),
        action,
        actions.map(value => ({ value, label: t(value) })),
      )}
      {gId && (
        <Switch
          pb={8}
          label={t('allAccounts')}
          checked={state.all}
          onChange={event => set({ all: event.currentTarget.checked, user: '' })}
        />
      )}
    </>
  )
  return { filter, parts, chips, others, clear: () => set({ user: '', object: '', action: '' }), tooLong }
}
