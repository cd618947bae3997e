import { useState } from 'react'
import { dayIn } from '../../../../core/days.ts'
import { useCall } from '../../../../ui/calls.ts'
import { ChartCard } from '../../../../ui/kit/ChartCard.tsx'
import { CommentList, type Comment as Shown } from '../../../../ui/kit/CommentList.tsx'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { FilterSelect } from '../../../../ui/kit/FilterSelect.tsx'
import { usePhone } from '../../../../ui/kit/usePhone.ts'
import { ListSearch } from '../../../../ui/list/ListSearch.tsx'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { locationLabel } from '../../../codes/entityTypes/model.ts'
import { GetEntityComments } from '../contract.ts'
import { entityTypeLabel, topicLabel } from '../labels.ts'
import { type Comment, commentFilters } from '../model.ts'
import { lowBelow } from '../rules.ts'
import { words } from '../words.ts'
import classes from './feedback.module.css'
import { noCommentFilter } from './filter.ts'
import { daysIn, noonOf, type Place, type Scope, within } from './place.ts'

/** Comments of a page; on a phone the two lists stand below each other without scrolling of their own. */
const PAGE = { desk: 25, phone: 10 } as const
const MOST = 1000
/** Heights in px after which a list scrolls; the filters stand above the first. */
const HEIGHT = { comments: 560, low: 624 } as const

type CommentsProps = { scope: Scope | null; place: Place | undefined }

/** Comments of the period, by the fixed filter, a text, and what was chosen in the cloud, the topics or the trend. */
export const Comments = ({ scope, place }: CommentsProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { day: dayOf } = useFormats()
  const [{ comments, text, word, topic, days }, set] = useUrlState(noCommentFilter)
  const filter = commentFilters.find(one => one === comments) ?? 'All'
  const picked = daysIn(days)
  const said = { ...(text && { text: text.slice(0, 200) }), ...(word && { term: word }), ...(topic && { topic }) }
  const asked = scope && place ? { ...within(scope, place, picked), commentFilter: filter, ...said } : null
  const list = useCommentPages(asked, place, HEIGHT.comments)
  const filtered = filter !== 'All' || Object.keys(said).length > 0 || picked !== null
  const shownDays = picked && [...new Set([picked.first, picked.last])].map(day => dayOf(noonOf(day))).join(' – ')
  const chips = [
    ...(filter === 'All' ? [] : [{ label: t(`filters.${filter}`), onRemove: () => set({ comments: 'All' }) }]),
    ...(text ? [{ label: t('said', { text }), onRemove: () => set({ text: '' }) }] : []),
    ...(word ? [{ label: t('word', { word }), onRemove: () => set({ word: '' }) }] : []),
    ...(topic ? [{ label: t('topicIs', { topic: topicLabel(topic, language) }), onRemove: () => set({ topic: '' }) }] : []),
    ...(shownDays ? [{ label: t('days', { days: shownDays }), onRemove: () => set({ days: '' }) }] : []),
  ]
  return (
    <ChartCard title={t('comments')} subtitle={<Found list={list} few="commentsFound" many="commentsMany" />} {...list.state}>
      <FilterRow
        first={<ListSearch value={text} onSearch={next => set({ text: next.trim() })} label={t('search')} />}
        chips={chips}
        onClear={() => set(noCommentFilter)}
      >
        <FilterSelect
          label={t('commentFilter')}
          options={commentFilters.map(value => ({ value, label: t(`filters.${value}`) }))}
          value={filter}
          onChange={value => set({ comments: value })}
          always
          width={168}
        />
      </FilterRow>
      <div className={classes.list}>
        <CommentList {...list.shown} label={t('comments')} highlight={[text, word]} emptyText={filtered ? t('noMatch') : t('noData')} />
      </div>
    </ChartCard>
  )
}

/** Every answer below three stars, also without a comment. */
export const LowRatings = ({ scope, place }: CommentsProps) => {
  const t = useWords(words)
  const list = useCommentPages(scope && { ...scope, scoreLT: lowBelow }, place, HEIGHT.low)
  return (
    <div className={classes.side}>
      <ChartCard title={t('low')} subtitle={<Found list={list} few="lowFound" many="lowMany" />} {...list.state}>
        <CommentList {...list.shown} label={t('low')} emptyText={t('noData')} />
      </ChartCard>
    </div>
  )
}

type Asked = Scope & { commentFilter?: (typeof commentFilters)[number]; scoreLT?: number; text?: string; term?: string; topic?: string }
type Pages = ReturnType<typeof useCommentPages>

const Found = ({ list, few, many }: { list: Pages; few: 'commentsFound' | 'lowFound'; many: 'commentsMany' | 'lowMany' }) => {
  const t = useWords(words)
  return <output>{list.total === null ? '\u00a0' : list.more ? t(many, { n: list.total }) : t(few, { n: list.total })}</output>
}

// "Load more" asks for a longer page, so that what new answers push down is neither lost nor shown twice.
const useCommentPages = (asked: Asked | null, place: Place | undefined, height: number) => {
  const say = useSay()
  const shown = useShown(place)
  const phone = usePhone()
  const key = JSON.stringify(asked)
  const [pages, setPages] = useState({ key, n: 1 })
  const n = pages.key === key ? pages.n : 1
  const query = useCall(GetEntityComments, asked && { ...asked, take: Math.min(MOST, n * (phone ? PAGE.phone : PAGE.desk)) })
  const { Comments: rows = [], Total = null, More = false } = query.data ?? {}
  const rest = Total !== null && rows.length < Math.min(Total, MOST)
  return {
    total: Total,
    more: More,
    state: query.isError && !query.data ? { error: say(query.error.message), onRetry: () => void query.refetch() } : {},
    shown: {
      items: rows.map(shown),
      loading: query.isPending,
      loadingMore: query.isPlaceholderData,
      ...(rest && { onMore: () => setPages({ key, n: n + 1 }) }),
      ...(!phone && { maxHeight: height }),
    },
  }
}

const useShown = (place: Place | undefined) => {
  const t = useWords(words)
  const [language] = useLanguage()
  return ({ acId, Text, Score, SubmitDate, Role, SentimentScore, EntityType, QrName, Location }: Comment): Shown => ({
    id: acId,
    text: Text || t('noComment'),
    score: Score,
    date: place ? noonOf(dayIn(place.TimeZone, SubmitDate)) : SubmitDate,
    role: Role,
    sentiment: SentimentScore,
    place: [
      ...new Set([entityTypeLabel(EntityType, language), Location && locationLabel(Location, language), QrName].filter(Boolean)),
    ].join(', '),
  })
}
