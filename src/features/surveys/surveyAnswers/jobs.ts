import { and, eq } from 'drizzle-orm'
import { nameIn } from '../../../core/labels.ts'
import type { Language } from '../../../core/words.ts'
import { type InAccount, job } from '../../../platform/jobs/job.ts'
import { unlinkText } from '../../../platform/mail/unlinked.ts'
import { wordsFor } from '../../../platform/words.ts'
import { building } from '../../property/buildings/tables.ts'
import { contentRequest, survey } from '../surveys/tables.ts'
import { contentLink } from './links.ts'
import { textWords } from './textWords.ts'

type Request = InAccount & { ContentRequestId: string; Language: Language }

/** Sends the text message that asks for photos of spaces, with the link of their page. Repeated, it is the same message. */
export const sendRequest = job<Request>('surveys.sendContentRequest', async ({ services }, { GroupId, ContentRequestId, Language }) => {
  await services.db.withTenant(GroupId, async (tx, client) => {
    const [row] = await tx
      .select({ request: contentRequest, Name: building.Name })
      .from(contentRequest)
      .innerJoin(survey, and(eq(survey.GroupId, contentRequest.GroupId), eq(survey.id, contentRequest.SurveyId)))
      .innerJoin(building, and(eq(building.GroupId, survey.GroupId), eq(building.id, survey.BuildingId)))
      .where(and(eq(contentRequest.GroupId, GroupId), eq(contentRequest.id, ContentRequestId)))
    if (!row) return
    const { request, Name } = row
    const text = wordsFor(textWords, Language)('ask', {
      building: unlinkText(nameIn(Name, Language).slice(0, 80)),
      n: request.Locations.length,
      link: contentLink(services.config.baseUrl, ContentRequestId),
    })
    await services.sms.post(client, { group: GroupId, id: ContentRequestId, to: request.PhoneNumber, text, waits: true })
  })
})
