import { IconCalendarStats, IconEye } from '@tabler/icons-react'
import { dayIn } from '../../../../core/days.ts'
import { useShown } from '../../../../ui/list/useShown.ts'
import { href, useGo, useGoTo } from '../../../../ui/route.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { requestPage } from '../../../codes/inbox/routes.ts'
import type { At, DashboardPlace, None } from '../../dashboards/screens/dashboard.ts'
import { dailyReportRoutes } from '../routes.ts'
import { words } from '../words.ts'
import { useLeadActions } from './useLeadActions.tsx'

/** The sign whose rows are open, and its name. */
export const notOpened = { sign: '', of: '' }
export type ReportAt = At<DashboardPlace, typeof notOpened>
const icon = { size: 16, 'aria-hidden': true } as const
/** Enough to know whether there is anything. */
export const first = { pagination: { page: 0, perPage: 1 } } as const

/** What the parts of these reports have in common. */
export const useReportDrawing = (at: ReportAt) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const shown = useShown()
  const [go, goTo] = [useGo(), useGoTo()]
  const { gId, asked, narrowed } = at
  const leads = useLeadActions(gId)
  const none = { text: t('none'), hint: t('noneHint') }
  const openRequest = (requestId: string) => go(requestPage, { groupId: gId, requestId })
  return {
    at,
    t,
    language,
    asked,
    leads,
    none,
    noneOf: ({ Total }: { Total: number }): None | null => (Total > 0 ? null : none),
    openRequest,
    see: (id: string) => ({ label: t('open'), icon: <IconEye {...icon} />, onClick: () => openRequest(id) }),
    /** Leads to the report of a sign's day: of that on which something was sent, where one is named and the building is known. */
    daily: (rId: string, type: 'FieldMarketing' | 'Vacancy', sent?: number) => {
      const day = sent !== undefined && at.place?.TimeZone ? dayIn(at.place.TimeZone, sent) : undefined
      return {
        label: t('daily'),
        icon: <IconCalendarStats {...icon} />,
        onClick: () => goTo(href(dailyReportRoutes[type], { rId }, { gId, ...(day && { day }) })),
      }
    },
    search: { search: 'text', searchLabel: t('search'), shown } as const,
    /** The sign that is open. */
    opened: asked && narrowed.sign ? { ...asked, eventId: narrowed.sign } : null,
  }
}
export type ReportDrawing = ReturnType<typeof useReportDrawing>
