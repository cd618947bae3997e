import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { usesOf } from '../archive.server.ts'
import { GetPropertyUse as call } from '../contract.ts'

export const GetPropertyUse = handle(call, ctx => usesOf(ctx.tx, ctx.GroupId, sql`building_id = ${ctx.BuildingId}`))
