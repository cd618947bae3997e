import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/handle.ts'
import type { Period } from '../../property/buildings/period.server.ts'

/** The rows of a table of sums for an entity type; undefined is all of them, which have rows of their own under ''. */
export const ofType = (ctx: Ctx<'building'>, et: string | undefined): SQL =>
  sql`group_id = ${ctx.GroupId} and building_id = ${ctx.BuildingId} and entity_type = ${et ?? ''}`

/** Those of a period. */
export const inPeriod = (ctx: Ctx<'building'>, { first, last }: Pick<Period, 'first' | 'last'>, et: string | undefined): SQL =>
  sql`${ofType(ctx, et)} and day between ${first}::date and ${last}::date`
