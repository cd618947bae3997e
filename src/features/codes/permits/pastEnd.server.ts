import { and, eq } from 'drizzle-orm'
import { wordsFor } from '../../../platform/words.ts'
import type { NotificationSource } from '../../property/notifications/sources.server.ts'
import { requestFlag as may } from '../requests/model.ts'
import { visitorRequest } from '../requests/tables.ts'
import { permit } from './tables.ts'
import { toldWords } from './toldWords.ts'

/** A permit has ended and nobody has said that its people have left. */
export const pastEndSource: NotificationSource = {
  What: 'permitPastEnd',
  may,
  read: async ({ tx, GroupId, SubjectId }) => {
    const [found] = await tx
      .select({ permit, request: visitorRequest })
      .from(permit)
      .innerJoin(visitorRequest, and(eq(visitorRequest.GroupId, GroupId), eq(visitorRequest.id, permit.id)))
      .where(and(eq(permit.GroupId, GroupId), eq(permit.id, SubjectId)))
    if (found?.permit.Status !== 'Begun') return null
    const { BuildingId, FunctionalityType, Number, Name, CompanyName, Unit, Area } = found.request
    return {
      Kind: 'PermitPastEnd',
      BuildingId,
      QrType: FunctionalityType,
      EntityType: '',
      CompanyName,
      Unit,
      Meets: ['Any', 'High'],
      byDefault: true,
      own: [],
      Facts: { Number, Kind: found.permit.Kind, Who: [Name, CompanyName].filter(Boolean).join(', '), Area },
      Path: `/requests/${GroupId}/${SubjectId}`,
    }
  },
  say: (facts, language) => {
    const t = wordsFor(toldWords, language)
    const kind = facts.Kind === 'TenantHVAC' ? 'TenantHVAC' : 'RoofAccess'
    return { Title: t(`pastEnd.${kind}`, { n: String(facts.Number) }), Text: [facts.Who, facts.Area].filter(Boolean).join(' · ') }
  },
}
