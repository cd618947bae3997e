import type { FastifyRequest } from 'fastify'
import type { Language } from '../../../core/words.ts'
import type { Services } from '../../../platform/services.ts'
import { findOwnAnswer } from '../answers/change.server.ts'
import { keepPageFeedback } from '../pageFeedback/keep.server.ts'
import { longestPageComment } from '../pageFeedback/model.ts'
import { findOwnRequest } from '../requests/data.ts'
import { requestIdOf } from '../requests/receipt.server.ts'
import type { ReceiptBody } from '../scanPage/model.ts'
import { languageFor } from '../scans/visitor.server.ts'
import type { FoundBooking as FoundReceipt } from './bookingPart.server.ts'
import { typedOf } from './typed.server.ts'

/** What follows the address of a private page once its page was rated. */
const thanks = 'rated'

/** How a private page asks what its visitor thinks of it; after they have said it, thanks them. */
export const pageAskOf = ({ query }: FastifyRequest, address: string, language: Language): ReceiptBody['pageAsk'] =>
  (Object(query) as { page?: unknown }).page === thanks ? { action: null } : { action: `${address}/page?lang=${language}` }

/** Keeps what the visitor thinks of their private page; nothing where the score is none. Gives what is added to the address of the page then. */
export const takePageScore = async ({ db }: Services, request: FastifyRequest, { code, RequestId }: FoundReceipt): Promise<string> => {
  const { PageScore: Score = '', Comment = '' } = typedOf(request, ['PageScore', 'Comment'])
  const language = languageFor(request)
  if (!/^[1-5]$/.test(Score)) return ''
  await db.withTenant(code.GroupId, async tx => {
    const [row] = await findOwnRequest(tx, code, RequestId)
    const answer = row ? null : await findOwnAnswer({ tx, ...code, AnswerId: RequestId })
    const Email = row?.Email ?? answer?.row.Email ?? ''
    const id = requestIdOf(RequestId, 'page', {}) // once for each private page
    const place = { id, GroupId: code.GroupId, BuildingId: code.building.id, Place: 'Receipt' as const, Page: '/q/…/r/…' }
    const given = { Score: Number(Score), Comment: Comment.trim().slice(0, longestPageComment), Language: language, Email }
    await keepPageFeedback({ tx, now: new Date() }, { ...place, ...given })
  })
  return `&page=${thanks}`
}
