import { dayIn } from '../../../../core/days.ts'
import { addDays } from '../../../../core/steps.ts'
import { startOfDay } from '../../../../core/zones.ts'
import { useCall } from '../../../../ui/calls.ts'
import { choice, flag } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { shownZone } from '../../../../ui/zone.ts'
import { useOwnerOptions } from '../../../base/handling/screens/useOwnerOptions.ts'
import { GetPropertyLocation } from '../../../property/buildings/contract.ts'
import { useBuildingFilter } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { entityTypes } from '../../../property/entityTypes/model.ts'
import { answerStatusFilters, GetAnswers, scoreFilters } from '../contract.ts'
import { words } from '../words.ts'

const periods = [7, 30, 90, 365] as const

/** What narrows the list of feedback. */
export const useAnswerFilters = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const { bId } = useSession()
  const owners = useOwnerOptions(gId, bId)
  const [{ since }] = useUrlState({ since: '' })
  const zone = usePlaceZone(since !== '')
  const filters = useFilters(GetAnswers, [
    useBuildingFilter(t('allBuildings')),
    choice('Status', {
      key: 'status',
      label: t('col.Status'),
      any: t('anyStatus'),
      options: answerStatusFilters.map(value => ({ value, label: t(`status.${value}`) })),
      quick: { value: 'Open', label: t('status.Open') },
    }),
    choice('Score', {
      key: 'score',
      label: t('col.Score'),
      any: t('anyScore'),
      options: scoreFilters.map(value => ({ value, label: value === 'Low' ? t('score.Low') : t('score.n', { n: Number(value) }) })),
    }),
    choice('Owner', {
      key: 'owner',
      label: t('col.AssigneeName'),
      ...owners,
    }),
    choice('EntityType', {
      key: 'about',
      label: t('col.EntityType'),
      any: t('anyAbout'),
      options: entityTypes.map(one => ({ value: one.Code, label: one.Label[language] })),
    }),
    choice('From', {
      key: 'since',
      label: t('col.SubmitDate'),
      any: t('anyTime'),
      options: periods.map(days => ({ value: String(days), label: t('since', { n: String(days) }) })),
      wire: days => (zone === undefined ? undefined : firstMoment(zone, Number(days))),
    }),
    flag('Commented', { key: 'commented', label: t('commented') }),
  ])
  return since !== '' && zone === undefined ? { ...filters, filter: null } : filters
}

/** The time zone whose days a period counts: that of the chosen building, else the user's. Undefined while it loads; `wanted`: a period is chosen. */
const usePlaceZone = (wanted: boolean): string | undefined => {
  const gId = useGroupId()
  const { bId } = useSession()
  const place = useCall(GetPropertyLocation, bId !== null && wanted ? { eId: bId, gId } : null, { quiet: true })
  return bId === null || place.isError ? shownZone() : place.data?.TimeZone
}

/** The moment with which so many days until today begin. */
const firstMoment = (timeZone: string, days: number): number => startOfDay(timeZone, addDays(dayIn(timeZone, Date.now()), 1 - days))
