import { and, eq } from 'drizzle-orm'
import { wordsFor } from '../../../platform/words.ts'
import { contact } from '../../property/contacts/tables.ts'
import { entityTypeAt } from '../../property/entityTypes/model.ts'
import type { NotificationFacts } from '../../property/notifications/model.ts'
import type { EventPlace, NotificationSource, ReadEvent } from '../../property/notifications/sources.server.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { qrCode } from '../qr/tables.ts'
import { requestFlag as may } from '../requests/model.ts'
import { visitorRequest } from '../requests/tables.ts'
import { waitingDays } from './model.ts'
import { lead } from './tables.ts'
import { toldWords } from './toldWords.ts'

type LeadEvent = { Stage: string; AssigneeId: string | null; event: Omit<ReadEvent, 'Kind' | 'Meets' | 'byDefault'> }

const readLead = async ({ tx, GroupId, SubjectId }: EventPlace): Promise<LeadEvent | null> => {
  const [found] = await tx
    .select({ request: visitorRequest, Stage: lead.Stage, AssigneeId: lead.AssigneeId, Location: qrCode.Location, UserId: contact.UserId })
    .from(visitorRequest)
    .leftJoin(lead, and(eq(lead.GroupId, GroupId), eq(lead.id, SubjectId)))
    .leftJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, visitorRequest.QrCodeId)))
    .leftJoin(contact, and(eq(contact.GroupId, GroupId), eq(contact.id, lead.AssigneeId)))
    .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, SubjectId)))
  if (!found) return null
  const { BuildingId, FunctionalityType, CompanyName, Unit, Name, Number } = found.request
  const event = {
    BuildingId,
    QrType: FunctionalityType,
    EntityType: entityTypeAt(found.Location ?? ''),
    CompanyName,
    Unit,
    own: found.UserId ? [found.UserId] : [],
    Facts: { Number, FunctionalityType, Who: [Name, CompanyName].filter(Boolean).join(', ') },
    Path: `/requests/${GroupId}/${SubjectId}`,
  }
  return { Stage: found.Stage ?? 'New', AssigneeId: found.AssigneeId, event }
}

const typeIn = (facts: NotificationFacts, language: 'en' | 'es' | 'fr'): string =>
  definitionOf(String(facts.FunctionalityType))?.Label[language] ?? ''

/** Nobody has handled a lead for two days: its building is told, as of a new request. */
export const waitingLeadSource: NotificationSource = {
  What: 'leadWaiting',
  may,
  read: async at => {
    const read = await readLead(at)
    return read?.Stage === 'New' ? { ...read.event, Kind: 'LeadWaiting', Meets: ['Any'], byDefault: true, own: [] } : null
  },
  say: (facts, language) => ({
    Title: wordsFor(toldWords, language)('waiting', { type: typeIn(facts, language), n: String(facts.Number), days: waitingDays }),
    Text: String(facts.Who),
  }),
}

/** A lead was given to somebody, or several at once: the notification leads to the first of them. */
export const assignedLeadSource: NotificationSource = {
  What: 'leadAssigned',
  may,
  read: async at => {
    const read = await readLead(at)
    if (!read || (at.Given && at.Given.To !== read.AssigneeId)) return null
    const Facts = { ...read.event.Facts, Given: at.Given?.Count ?? 0 }
    return { ...read.event, Facts, Kind: 'Assigned', Meets: [], byDefault: false }
  },
  say: (facts, language) => {
    const t = wordsFor(toldWords, language)
    const given = Number(facts.Given)
    if (given > 1) return { Title: t('givenMany', { n: given }), Text: '' }
    return { Title: t('assigned', { type: typeIn(facts, language), n: String(facts.Number) }), Text: String(facts.Who) }
  },
}
