import { list } from '../../../../ui/dashboard/list/list.tsx'
import { reading } from '../../../../ui/dashboard/part.ts'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useShown } from '../../../../ui/list/useShown.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetStaffCheckRecordSummaries, GetStaffEmployees } from '../../../codes/visits/contract.ts'
import { staffColumns } from '../../../codes/visits/listColumns.ts'
import { frontDesk } from '../../../codes/visits/routes.ts'
import { clockPlace, type Dashboard, type DashboardPlace, mainOf } from '../../dashboards/screens/dashboard.ts'
import { staffHours } from '../dashboard.ts'
import { words } from '../words.ts'

const notNarrowed = { employee: '' }

/** `staffCheckIn`: when the staff of a building came and left, by employee and days. */
export const dashboard: Dashboard<DashboardPlace, typeof notNarrowed> = {
  ...clockPlace,
  head: staffHours,
  period: { keptAs: 'visits', standard: 'Last 30 Days' },
  narrowed: notNarrowed,
  beside: [frontDesk],
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const shown = useShown()
    const { gId, bId, asked, narrowed } = at
    const people = reading(GetStaffEmployees, bId ? { gId, bId } : null, { quiet: true }).use().data?.Employees ?? []
    const filter = asked && { ...asked, ...(narrowed.employee && { employee: narrowed.employee }) }
    const none = { text: t('staffNone'), hint: t('staffNoneHint') }
    return {
      title: staffHours.title[language],
      lead: staffHours.lead[language],
      filters: [
        {
          is: 'choice',
          label: t('employee'),
          placeholder: t('anyEmployee'),
          options: people.map(one => ({ id: one.ContactId, label: one.Name })),
          value: narrowed.employee || null,
          standard: null,
          onChange: id => at.narrow({ employee: id ?? '' }),
          clearable: true,
        },
      ],
      main: mainOf(
        reading(GetStaffCheckRecordSummaries, filter && { filter, pagination: { page: 0, perPage: 1 } }, { quiet: true }),
        ({ Total }) => (Total > 0 ? null : none),
      ),
      missing: t('missing'),
      parts: [
        list({
          key: 'staff',
          title: t('staff'),
          call: GetStaffCheckRecordSummaries,
          filter,
          search: 'text',
          shown,
          columns: columnsIn(staffColumns, language, { Name: { card: 'name' } }),
          empty: none,
        }),
      ],
    }
  },
}
