import { sql } from 'drizzle-orm'
import type { GroupCtx } from '../../../platform/handle.ts'
import type { building } from '../../property/buildings/tables.ts'
import { type SetupStep, setupSteps } from './contract.ts'

/** Afterwards a building does without what it still lacks. */
const DAYS = 90

type NewBuilding = Pick<typeof building.$inferSelect, 'id' | 'CreatedDate' | 'LogoFilename'>
type Found = { branded: boolean; people: boolean; managed: boolean; codes: boolean }

/**
 * The steps that a new building still needs: its branding, people who work there, somebody who is told of what comes in (by a rule,
 * or as its manager), and a code in service.
 */
export const setupStepsOf = async ({ tx, GroupId, now }: GroupCtx, made: NewBuilding): Promise<SetupStep[]> => {
  if (now.getTime() - made.CreatedDate.getTime() > DAYS * 86_400_000) return []
  const here = (alias: string) => sql`${sql.raw(alias)}.group_id = ${GroupId} and ${sql.raw(alias)}.building_id = ${made.id}`
  const { rows } = await tx.execute<Found>(sql`select
    exists (select 1 from building_section s where ${here('s')} and s.section = 'Branding') as branded,
    exists (select 1 from contact c where ${here('c')} and c.offboarded_date is null) as people,
    exists (select 1 from contact c where ${here('c')} and c.offboarded_date is null and c.role in ('GM', 'PM', 'Manager'))
      or exists (select 1 from notification_rule r where ${here('r')} and jsonb_array_length(r.criteria) > 0) as managed,
    exists (select 1 from qr_code q where ${here('q')} and not q.retired) as codes`)
  const found = rows[0]
  const done: Record<SetupStep, boolean> = {
    Branding: found?.branded === true || !!made.LogoFilename?.trim(),
    People: found?.people === true,
    Notifications: found?.managed === true,
    Codes: found?.codes === true,
  }
  return setupSteps.filter(step => !done[step])
}
