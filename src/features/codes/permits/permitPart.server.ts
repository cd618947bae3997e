import { sql } from 'drizzle-orm'
import type { Language } from '../../../core/words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { permitLink } from './link.server.ts'
import { isPermitKind } from './model.ts'
import { permitsById, readPermits } from './permits.server.ts'
import { words } from './words.ts'

type PermitRequest = { id: string; GroupId: string; FunctionalityType: string }
type Showing = { tx: Tx; language: Language; secret: string; now: Date }

/** How a permit stands on the private page of its request, the path of its own page once it was approved, why it was not; null: it is none. */
export const readPermitPart = async (
  { tx, language, secret, now }: Showing,
  { id: RequestId, GroupId, FunctionalityType }: PermitRequest,
): Promise<{ status: string; link: string | null; reason: string | null } | null> => {
  if (!isPermitKind(FunctionalityType)) return null
  const [found] = await readPermits(tx, now, sql`from ${permitsById(GroupId, RequestId)} v`)
  if (!found) return null
  const { Status, Standing, Reason } = found.permit
  const isGiven = Status === 'Approved' || Status === 'Begun' || Status === 'Ended'
  const link = isGiven ? permitLink({ baseUrl: '', secret }, { GroupId, RequestId }) : null
  return {
    status: words[language].standings[Standing],
    link,
    reason: Reason ? words[language].page.reason.replace('{reason}', () => Reason) : null,
  }
}
