import { nouns } from '../../../../core/charts/nouns.ts'
import { nameIn } from '../../../../core/labels.ts'
import { reading } from '../../../../ui/dashboard/part.ts'
import { href, useGo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { entityTypeLabel } from '../../../property/entityTypes/model.ts'
import { type Dashboard, type Filter, mainOf } from '../../dashboards/screens/dashboard.ts'
import { GetFeedbackEntityTypes } from '../contract.ts'
import { buildingFeedbackDashboard } from '../dashboard.ts'
import { analyticsFeedback, feedbackOverall } from '../routes.ts'
import { titleOf } from '../rules.ts'
import { words } from '../words.ts'
import { type FeedbackAt, notNarrowed, scopeOf } from './at.ts'
import { allComments, lowRatings } from './commentParts.ts'
import { figuresOfPeriod, ratings, readOverall, scoresOverTime, topTopics, wordsOfComments } from './parts.ts'
import type { FeedbackPlace } from './place.ts'

const all = '*'

/** The dashboard of what visitors say of a building, or of one entity type of it. */
export const dashboard: Dashboard<FeedbackPlace, typeof notNarrowed> = {
  head: buildingFeedbackDashboard,
  readPlace: ({ gId, bId }) => reading(GetFeedbackEntityTypes, bId === null ? null : { gId, bId }, { quiet: true }),
  describePlace: ({ TimeZone, BuildingName, GroupName }) => ({ timeZone: TimeZone, building: BuildingName, account: GroupName }),
  period: { keptAs: 'feedback', standard: 'Last 90 Days' },
  narrowed: notNarrowed,
  ofPeriod: { days: '' },
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const formats = useFormats()
    const { building: chosen } = useSession()
    const { et } = at.params
    const title = titleOf(t, t('overall'), et && entityTypeLabel(et, language))
    const building = at.place ? nameIn(at.place.BuildingName, language) : chosen?.name
    const drawing = { t, noun: nouns[language], language, ...formats, at, scope: scopeOf(at) }
    return {
      title,
      lead: building && t('lead', { building }),
      crumbs: useCrumbs(at, title),
      filters: [useEntityTypes(at)],
      main: mainOf(
        readOverall(drawing.scope),
        ({ Count }) => (Count > 0 ? null : { text: t('noData'), hint: at.place?.EntityTypes.length === 0 ? t('noneEver') : t('noneHint') }),
        ({ Count }) => Count,
      ),
      missing: t('gone'),
      paperKind: t('print.made'),
      parts: [figuresOfPeriod, ratings, scoresOverTime, topTopics, wordsOfComments, allComments, lowRatings].map(part => part(drawing)),
    }
  },
}

const useCrumbs = ({ bId, params: { et } }: FeedbackAt, title: string) => {
  const t = useWords(words)
  const whole = titleOf(t, t('overall'), undefined)
  return [
    { label: t('analytics'), ...(et && bId && { to: href(analyticsFeedback, { bId }) }) },
    ...(et && bId ? [{ label: whole, to: href(feedbackOverall, { bId }) }, { label: title }] : []),
  ]
}

/** The entity type, which has an address of its own. */
const useEntityTypes = ({ bId, params: { et }, place }: FeedbackAt): Filter => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { number } = useFormats()
  const go = useGo()
  const known = place?.EntityTypes ?? []
  const rows = et && !known.some(one => one.EntityType === et) ? [...known, { EntityType: et, Count: 0 }] : known
  const total = known.reduce((sum, { Count }) => sum + Count, 0)
  const option = (id: string, label: string, count: number) => ({ id, label, ...(place && { detail: number(count) }) })
  return {
    is: 'choice',
    label: nouns[language].entityType,
    options: [
      option(all, t('overall'), total),
      ...rows.map(({ EntityType, Count }) => option(EntityType, entityTypeLabel(EntityType, language), Count)),
    ],
    value: et ?? all,
    standard: all,
    onChange: id => bId && go(feedbackOverall, { bId, et: id === all || id === null ? undefined : id }),
    wide: true,
  }
}
