import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BuildingId } from '../../../../core/ids.ts'
import { may } from '../../../../core/permissions.ts'
import { invalid } from '../../../../core/problem.ts'
import type { GroupCtx } from '../../../../platform/handle.ts'
import { seal, unseal } from '../../../qr/seal.server.ts'
import { hashPin } from '../../../session/secrets.server.ts'
import { session } from '../../../session/tables.ts'
import { pinCode } from '../../tables.ts'
import type { Saver, Saving } from '../stored.server.ts'
import { type PinCode, type PinType, pinTypes } from './model.ts'
import { allTypes, pinCodesProblems } from './rules.ts'

/** The PINs of a building in clear, a row a type in the form's order. For those who may see the section. */
export const pinCodesOf = async (ctx: Pick<GroupCtx, 'tx' | 'GroupId' | 'secret'>, BuildingId: BuildingId): Promise<PinCode[]> => {
  const rows = await ctx.tx
    .select()
    .from(pinCode)
    .where(and(eq(pinCode.GroupId, ctx.GroupId), eq(pinCode.BuildingId, BuildingId)))
  return pinTypes.map(Type => {
    const row = rows.find(one => one.Type === Type)
    return { Type, Code: row ? unseal(ctx.secret, row.CodeSealed) : '', Required: row?.Required ?? false }
  })
}

/** Who signed in by a PIN that is changed or taken away is signed out. The audit says which PINs changed, never what they are. */
export const savePinCodes: Saver<'BuildingPIN'> = async (saving, payload) => {
  const { ctx, BuildingId } = saving
  const before = await pinCodesOf(ctx, BuildingId)
  const marks = may(ctx.actor.Permissions, 'GlobalManageEntities')
  const PinCodes = allTypes(payload.PinCodes).map(row => ({
    ...row,
    Required: marks ? row.Required === true : of(before, row.Type).Required,
  }))
  const problems = pinCodesProblems({ PinCodes })
  if (problems.length > 0) throw invalid(problems)
  const changed = PinCodes.filter(row => row.Code !== of(before, row.Type).Code)
  const types = changed.map(({ Type }) => Type)
  await write(saving, PinCodes, types)
  await signOut(saving, types)
  return {
    Before: Object.fromEntries(changed.map(({ Type }) => [`PIN ${Type}`, of(before, Type).Code ? 'set' : null])),
    After: Object.fromEntries(changed.map(({ Type, Code }) => [`PIN ${Type}`, Code ? 'changed' : null])),
  }
}

const of = (rows: readonly PinCode[], Type: PinType): PinCode => rows.find(row => row.Type === Type) ?? { Type, Code: '', Required: false }

const write = async ({ ctx, BuildingId }: Saving, rows: readonly PinCode[], changed: readonly PinType[]): Promise<void> => {
  const here = and(eq(pinCode.GroupId, ctx.GroupId), eq(pinCode.BuildingId, BuildingId))
  const emptied = rows.filter(({ Code }) => Code === '').map(({ Type }) => Type)
  if (emptied.length > 0) await ctx.tx.delete(pinCode).where(and(here, inArray(pinCode.Type, emptied)))
  for (const { Type, Code, Required = false } of rows) {
    if (Code === '') continue
    if (!changed.includes(Type)) {
      await ctx.tx
        .update(pinCode)
        .set({ Required })
        .where(and(here, eq(pinCode.Type, Type)))
      continue
    }
    const values = { CodeHash: await hashPin(ctx.secret, BuildingId, Code), CodeSealed: seal(ctx.secret, Code), Required }
    await ctx.tx
      .insert(pinCode)
      .values({ GroupId: ctx.GroupId, BuildingId, Type, ...values })
      .onConflictDoUpdate({ target: [pinCode.GroupId, pinCode.BuildingId, pinCode.Type], set: { ...values, ModifiedDate: sql`now()` } })
  }
}

const signOut = async ({ ctx, BuildingId }: Saving, types: readonly PinType[]): Promise<void> => {
  if (types.length === 0) return
  const ended = await ctx.tx
    .delete(session)
    .where(
      and(eq(session.Kind, 'Pin'), eq(session.GroupId, ctx.GroupId), eq(session.BuildingId, BuildingId), inArray(session.Purpose, types)),
    )
    .returning({ id: session.TokenHash })
  if (ended.length > 0) await ctx.notify('session', '')
}
