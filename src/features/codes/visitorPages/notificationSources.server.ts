import { and, eq } from 'drizzle-orm'
import { wordsFor } from '../../../platform/words.ts'
import { contact } from '../../property/contacts/tables.ts'
import { entityTypes } from '../../property/entityTypes/model.ts'
import type { RuleChoice } from '../../property/notifications/model.ts'
import type { EventPlace, NotificationSource } from '../../property/notifications/sources.server.ts'
import { feedback, feedbackNote } from '../answers/tables.ts'
import { qrCode } from '../qr/tables.ts'
import { toldWords } from './toldWords.ts'

/** The managers of a building without rules are notified at this score and below. */
const worst = 2
const longestSaid = 300

const readAnswer = async ({ tx, GroupId, SubjectId }: Pick<EventPlace, 'tx' | 'GroupId' | 'SubjectId'>) => {
  const [found] = await tx
    .select({ feedback, QrName: qrCode.QrName, Floor: qrCode.Floor, UserId: contact.UserId })
    .from(feedback)
    .leftJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, feedback.QrCodeId)))
    .leftJoin(contact, and(eq(contact.GroupId, GroupId), eq(contact.id, feedback.AssigneeId)))
    .where(and(eq(feedback.GroupId, GroupId), eq(feedback.id, SubjectId)))
  if (!found) return null
  const { BuildingId, QrType, EntityType, Score, Text, Company, AssigneeId } = found.feedback
  const Place = [found.QrName, found.Floor].filter(Boolean).join(', ')
  const Facts = { Score, EntityType, Place, Said: (Text ?? '').slice(0, longestSaid) }
  const of = { BuildingId, QrType, EntityType, CompanyName: Company ?? '', Unit: '', Facts, Path: `/feedback/${GroupId}/${SubjectId}` }
  return { ...of, Score, AssigneeId, own: found.UserId ? [found.UserId] : [] }
}

const scoresMet = (score: number): RuleChoice[] => ([1, 2, 3] as const).filter(most => score <= most).map(most => `AtMost${most}` as const)

const sayAs =
  (line: 'scored' | 'assigned' | 'answered'): NotificationSource['say'] =>
  ({ Score, EntityType, Place, Said }, language) => {
    const about = entityTypes.find(({ Code }) => Code === EntityType)?.Label[language] ?? String(EntityType)
    const Title = wordsFor(toldWords, language)(line, { score: String(Score), about })
    return { Title, Text: String(Said || Place || '') }
  }

/** A visitor has given a bad score. */
const badScore: NotificationSource = {
  What: 'feedback',
  may: 'AnalyticsDashboards',
  read: async at => {
    const read = await readAnswer(at)
    if (!read) return null
    const { Score, AssigneeId: _to, ...of } = read
    return { ...of, Kind: 'BadScore', Meets: scoresMet(Score), byDefault: Score <= worst, own: [] }
  },
  say: sayAs('scored'),
}

/** An answer was given to somebody who handles it, or several at once: then it leads to those that are theirs. */
const assigned: NotificationSource = {
  What: 'feedbackAssigned',
  may: 'AnalyticsDashboards',
  read: async ({ Given, ...at }) => {
    const read = await readAnswer(at)
    if (!read || (Given && Given.To !== read.AssigneeId)) return null
    const { Score: _score, AssigneeId: _to, ...of } = read
    const many = Given && Given.Count > 1
    const told = many ? { Facts: { Given: Given.Count }, Path: `/feedback?status=Open&owner=Mine&bId=${of.BuildingId}` } : {}
    return { ...of, ...told, Kind: 'Assigned', Meets: [], byDefault: false }
  },
  say: (facts, language) => {
    const n = Number(facts.Given)
    return n > 1 ? { Title: wordsFor(toldWords, language)('givenMany', { n: String(n) }), Text: '' } : sayAs('assigned')(facts, language)
  },
}

/** A visitor wrote to feedback on its private page: its assignee is notified, without one the people who get such scores. */
const note: NotificationSource = {
  What: 'feedbackNote',
  may: 'AnalyticsDashboards',
  read: async ({ SubjectId, ...at }) => {
    const own = and(eq(feedbackNote.GroupId, at.GroupId), eq(feedbackNote.id, SubjectId))
    const [found] = await at.tx.select({ AnswerId: feedbackNote.AnswerId, Note: feedbackNote.Note }).from(feedbackNote).where(own)
    const read = found && (await readAnswer({ ...at, SubjectId: found.AnswerId }))
    if (!read) return null
    const { Score, AssigneeId: _to, ...of } = read
    const Facts = { ...of.Facts, Said: found.Note.slice(0, longestSaid) }
    return { ...of, Facts, Kind: 'VisitorNote', Meets: of.own.length > 0 ? [] : scoresMet(Score), byDefault: true }
  },
  say: sayAs('answered'),
}

/** The notification sources of feedback. */
export const feedbackSources: readonly NotificationSource[] = [badScore, assigned, note]
