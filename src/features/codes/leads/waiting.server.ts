import { and, eq } from 'drizzle-orm'
import { wordsFor } from '../../../platform/words.ts'
import { entityTypeAt } from '../../property/entityTypes/model.ts'
import type { NotificationSource } from '../../property/notifications/sources.server.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { qrCode } from '../qr/tables.ts'
import { requestFlag as may } from '../requests/model.ts'
import { visitorRequest } from '../requests/tables.ts'
import { waitingDays } from './model.ts'
import { lead } from './tables.ts'
import { toldWords } from './toldWords.ts'

/** Nobody has handled a lead for two days: its building is told, as of a new request. */
export const waitingLeadSource: NotificationSource = {
  What: 'leadWaiting',
  may,
  read: async ({ tx, GroupId, SubjectId }) => {
    const [found] = await tx
      .select({ request: visitorRequest, Stage: lead.Stage, Location: qrCode.Location })
      .from(visitorRequest)
      .leftJoin(lead, and(eq(lead.GroupId, GroupId), eq(lead.id, SubjectId)))
      .leftJoin(qrCode, and(eq(qrCode.GroupId, GroupId), eq(qrCode.id, visitorRequest.QrCodeId)))
      .where(and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, SubjectId)))
    if (!found || (found.Stage ?? 'New') !== 'New') return null
    const { BuildingId, FunctionalityType, CompanyName, Unit, Name, Number } = found.request
    return {
      Kind: 'LeadWaiting',
      BuildingId,
      QrType: FunctionalityType,
      EntityType: entityTypeAt(found.Location ?? ''),
      CompanyName,
      Unit,
      Meets: ['Any'],
      byDefault: true,
      own: [],
      Facts: { Number, FunctionalityType, Who: [Name, CompanyName].filter(Boolean).join(', ') },
      Path: `/requests/${GroupId}/${SubjectId}`,
    }
  },
  say: (facts, language) => {
    const type = definitionOf(String(facts.FunctionalityType))?.Label[language] ?? ''
    return {
      Title: wordsFor(toldWords, language)('waiting', { type, n: String(facts.Number), days: waitingDays }),
      Text: String(facts.Who),
    }
  },
}
