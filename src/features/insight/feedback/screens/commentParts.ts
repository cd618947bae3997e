import { dayIn, formatDay } from '../../../../core/days.ts'
import { comments } from '../../../../ui/dashboard/comments/comments.tsx'
import { type Part, reading } from '../../../../ui/dashboard/part.ts'
import type { Comment as ShownComment } from '../../../../ui/kit/CommentList.tsx'
import { href } from '../../../../ui/route.ts'
import { lowBelow } from '../../../codes/answers/rules.ts'
import { answerPage } from '../../../codes/feedbackInbox/routes.ts'
import { entityTypeLabel, locationLabel } from '../../../property/entityTypes/model.ts'
import { GetEntityComments } from '../contract.ts'
import { topicLabel } from '../labels.ts'
import { type Comment, type CommentFilter, type CommentLanguage, commentFilters, commentLanguages } from '../model.ts'
import { noCommentFilter } from './at.ts'
import type { Drawing } from './parts.ts'
import { daysIn, narrowToDays, type Scope } from './place.ts'

/** Heights in px after which a list scrolls; the filters stand above the first. */
const HEIGHT = { comments: 560, low: 624 } as const

type CommentsInput = Scope & {
  commentFilter?: CommentFilter
  scoreLT?: number
  text?: string
  term?: string
  topic?: string
  language?: CommentLanguage
}
const readComments = (asked: CommentsInput | null) => (take: number) => reading(GetEntityComments, asked && { ...asked, take })

/** Comments of the period, by the fixed filter, a text, and what was chosen in the cloud, the topics or the trend. */
export const allComments = (drawing: Drawing): Part => {
  const { t, noun, at, scope } = drawing
  const { comments: chosen, text, word, days } = at.narrowed
  const filter = commentFilters.find(one => one === chosen) ?? 'All'
  const picked = daysIn(days)
  const said = saidIn(drawing)
  const asked = scope && at.place ? { ...narrowToDays(scope, at.place, picked), commentFilter: filter, ...said } : null
  const filtered = filter !== 'All' || Object.keys(said).length > 0 || picked !== null
  return comments({
    key: 'comments',
    width: 7,
    onPaper: 'whole',
    from: readComments(asked),
    of: found => {
      const rows = found?.Comments ?? []
      const items = rows.map(one => showComment(drawing, one))
      const n = found?.Total ?? 0
      return {
        title: noun.comments,
        found: found ? (found.More ? t('commentsMany', { n }) : t('commentsFound', { n })) : '',
        items,
        total: found?.Total ?? null,
        height: HEIGHT.comments,
        file: () => fileOf(drawing, rows),
        highlight: [text, word],
        emptyText: filtered ? t('noMatch') : t('noData'),
        filters: {
          search: { label: t('search'), value: text, onSearch: next => at.narrow({ text: next.trim() }) },
          choice: {
            label: t('commentFilter'),
            options: commentFilters.map(value => ({ value, label: t(`filters.${value}`) })),
            value: filter,
            onChange: value => at.narrow({ comments: value }),
          },
          chips: chipsOf(drawing, filter, picked),
          onClear: () => at.narrow(noCommentFilter),
        },
        paper: () => paperOf(drawing, rows, items.length < n ? t('print.latest', { n: String(items.length) }) : t('commentsFound', { n })),
      }
    },
  })
}

/** What comments are asked for by: a text, a word of the cloud in its language, a topic. */
const saidIn = ({ at }: Drawing) => {
  const { text, word, topic, wordsIn } = at.narrowed
  const language = commentLanguages.find(one => word && one === wordsIn)
  return { ...(text && { text: text.slice(0, 200) }), ...(word && { term: word }), ...(topic && { topic }), ...(language && { language }) }
}

const chipsOf = ({ t, day, language, at }: Drawing, filter: CommentFilter, picked: ReturnType<typeof daysIn>) => {
  const { text, word, topic } = at.narrowed
  const shownDays = picked && [...new Set([picked.first, picked.last])].map(one => day(one)).join(' – ')
  return [
    ...(filter === 'All' ? [] : [{ label: t(`filters.${filter}`), onRemove: () => at.narrow({ comments: 'All' }) }]),
    ...(text ? [{ label: t('said', { text }), onRemove: () => at.narrow({ text: '' }) }] : []),
    ...(word ? [{ label: t('word', { word }), onRemove: () => at.narrow({ word: '' }) }] : []),
    ...(topic ? [{ label: t('topicIs', { topic: topicLabel(topic, language) }), onRemove: () => at.narrow({ topic: '' }) }] : []),
    ...(shownDays ? [{ label: t('days', { days: shownDays }), onRemove: () => at.narrow({ days: '' }) }] : []),
  ]
}

/** Every answer below three stars, also without a comment. */
export const lowRatings = (drawing: Drawing): Part => {
  const { t, scope } = drawing
  return comments({
    key: 'low',
    width: 5,
    from: readComments(scope && { ...scope, scoreLT: lowBelow }),
    of: found => {
      const rows = found?.Comments ?? []
      const n = found?.Total ?? 0
      return {
        title: t('low'),
        found: found ? (found.More ? t('lowMany', { n }) : t('lowFound', { n })) : '',
        items: rows.map(one => showComment(drawing, one)),
        total: found?.Total ?? null,
        height: HEIGHT.low,
        emptyText: t('noData'),
        file: () => fileOf(drawing, rows),
        paper: () => paperOf(drawing, rows, t('low')),
      }
    },
  })
}

const paperOf = (drawing: Drawing, rows: readonly Comment[], title: string) => {
  const { t, noun, language } = drawing
  return {
    title,
    heads: [noun.date, noun.score, noun.comment, noun.place],
    rows: rows.map(one => ({
      key: one.acId,
      date: formatDay(dayOf(drawing, one), language),
      cells: [one.Text || t('noComment'), placesOf(drawing, one, false)],
    })),
  }
}

/** The day of an answer, by the clock of its building. */
const dayOf = ({ at }: Drawing, { SubmitDate }: Comment): string => dayIn(at.place?.TimeZone ?? 'UTC', SubmitDate)

/** What an answer is about and where it was given; with the name of its code, or without. */
const placesOf = ({ language }: Drawing, { EntityType, Location, QrName }: Comment, named: boolean): string => {
  const parts = [entityTypeLabel(EntityType, language), Location && locationLabel(Location, language), named && QrName]
  return [...new Set(parts.filter(Boolean))].join(', ')
}

const showComment = (drawing: Drawing, row: Comment): ShownComment => ({
  id: row.acId,
  text: row.Text || drawing.t('noComment'),
  score: row.Score,
  date: drawing.at.place ? dayOf(drawing, row) : row.SubmitDate,
  role: row.Role,
  sentiment: row.SentimentScore,
  place: placesOf(drawing, row, true),
  href: href(answerPage, { groupId: drawing.at.gId, answerId: row.acId }),
})

const fileOf = (drawing: Drawing, rows: readonly Comment[]) => {
  const { noun } = drawing
  return {
    heads: [noun.date, noun.outOf5, noun.comment, noun.sentiment, noun.place],
    rows: rows.map(one => [dayOf(drawing, one), one.Score, one.Text, one.SentimentScore, placesOf(drawing, one, true)]),
  }
}
