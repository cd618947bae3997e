import { and, eq } from 'drizzle-orm'
import type { BuildingId } from '../../../core/ids.ts'
import { type Ctx, handle } from '../../../platform/handle.ts'
import { newCode } from '../../session/secrets.server.ts'
import { CreateProperty as call } from '../contract.ts'
import { codesLike, giveAccess, taken } from '../data.ts'
import { codeFrom, freeCode } from '../rules.ts'
import { tidied } from '../sections/BasicInfo/rules.ts'
import { saveSections } from '../sections/savers.server.ts'
import { timeZoneOf } from '../states.ts'
import { building } from '../tables.ts'

/** Characters of the secret that stands in a building's printed sign. */
const SECRET = 16

export const CreateProperty = handle(call, async (ctx, { BasicInfo, ...others }) => {
  const { Code, ...info } = tidied(BasicInfo)
  const values = { ...info, TimeZone: timeZoneOf(info.Country, info.State), PinSecret: newCode(SECRET) }
  const made = Code ? await insert(ctx, { ...values, Code }) : await insertNamed(ctx, values)
  if (!made) throw taken('BasicInfo.Code')
  await giveAccess(ctx, made.id)
  const BuildingId = made.id as BuildingId // of this account: made above
  const { columns, After } = await saveSections({ ctx, BuildingId, before: made }, others)
  if (Object.keys(columns).length > 0)
    await ctx.tx
      .update(building)
      .set(columns)
      .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, made.id)))
  ctx.audit({ Object: 'building', ObjectId: made.id, After: { ...info, Code: made.Code, ...After } })
  return { acId: made.id }
})

type Values = Omit<typeof building.$inferInsert, 'GroupId' | 'id' | 'Code'>

/** A code from the name. Two who name a building alike at the same moment get two codes: the second looks again. */
const insertNamed = async (ctx: Ctx<'group'>, values: Values) => {
  const code = codeFrom(values.Name.en)
  for (let attempt = 0; attempt < 5; attempt++) {
    const row = await insert(ctx, { ...values, Code: freeCode(code, await codesLike(ctx, code)) })
    if (row) return row
  }
  return undefined
}

const insert = async (ctx: Ctx<'group'>, values: Values & { Code: string }) => {
  const [row] = await ctx.tx
    .insert(building)
    .values({ ...values, GroupId: ctx.GroupId })
    .onConflictDoNothing()
    .returning()
  return row
}
