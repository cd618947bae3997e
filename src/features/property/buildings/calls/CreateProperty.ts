import { and, eq } from 'drizzle-orm'
import type { BuildingId } from '../../../../core/ids.ts'
import { timeZoneOf } from '../../../../core/states.ts'
import { uuidv7 } from '../../../../platform/db/uuidv7.ts'
import { type Ctx, handle } from '../../../../platform/handle.ts'
import { newCode } from '../../../../platform/secrets.ts'
import { tidied } from '../../propertyPage/sections/BasicInfo/rules.ts'
import { hashedPins } from '../../propertyPage/sections/BuildingPIN/save.server.ts'
import { saveSections } from '../../propertyPage/sections/savers.server.ts'
import { CreateProperty as call } from '../contract.ts'
import { codesLike, giveAccess, taken } from '../data.ts'
import { codeFrom, freeCode } from '../rules.ts'
import { building } from '../tables.ts'

/** Characters of the secret that stands in a building's printed sign. */
const SECRET = 16

export const CreateProperty = handle(
  call,
  async (ctx, { BuildingPIN }) => {
    const id = uuidv7() as BuildingId // of no building yet
    return { id, pinHashes: await hashedPins(ctx, id, BuildingPIN) }
  },
  async (ctx, { BasicInfo, ...others }, { id, pinHashes }) => {
    const { Code, ...info } = tidied(BasicInfo)
    const values = { ...info, id, TimeZone: timeZoneOf(info.Country, info.State), PinSecret: newCode(SECRET) }
    const made = Code ? await insert(ctx, { ...values, Code }) : await insertNamed(ctx, values)
    if (!made) throw taken('BasicInfo.Code')
    await giveAccess(ctx, made.id)
    const { columns, After } = await saveSections({ ctx, BuildingId: id, before: made, pinHashes }, others)
    if (Object.keys(columns).length > 0)
      await ctx.tx
        .update(building)
        .set(columns)
        .where(and(eq(building.GroupId, ctx.GroupId), eq(building.id, made.id)))
    ctx.audit({ Object: 'building', ObjectId: made.id, After: { ...info, Code: made.Code, ...After } })
    return { acId: made.id }
  },
)

type Values = Omit<typeof building.$inferInsert, 'GroupId' | 'Code'>

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
