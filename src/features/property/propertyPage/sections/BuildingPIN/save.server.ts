import { and, eq, inArray } from 'drizzle-orm'
import type { BuildingId } from '../../../../../core/ids.ts'
import { may } from '../../../../../core/permissions.ts'
import { invalid, Refusal } from '../../../../../core/problem.ts'
import type { Before, GroupCtx } from '../../../../../platform/handle.ts'
import { seal, unseal } from '../../../../../platform/seal.ts'
import { hashPin } from '../../../../../platform/secrets.ts'
import { endBoundSessions } from '../../../../base/people/data.ts'
import { type PinType, pinTypes } from '../../../pins/model.ts'
import { pinCode } from '../../../pins/tables.ts'
import type { PinHashes, Saver, Saving } from '../stored.server.ts'
import type { BuildingPIN, PinCode } from './model.ts'
import { allTypes, pinCodesProblems } from './rules.ts'

/** The PINs of a building in clear, one row a type, in the form's order. For users who may see the section. */
export const readPinCodes = async (ctx: Pick<GroupCtx, 'tx' | 'GroupId' | 'secret'>, BuildingId: BuildingId): Promise<PinCode[]> => {
  const rows = await ctx.tx
    .select()
    .from(pinCode)
    .where(and(eq(pinCode.GroupId, ctx.GroupId), eq(pinCode.BuildingId, BuildingId)))
  return pinTypes.map(Type => {
    const row = rows.find(one => one.Type === Type)
    return { Type, Code: row ? unseal(ctx.secret, row.CodeSealed) : '', Required: row?.Required ?? false }
  })
}

/** The hashes of those PINs that a save would change, made before its transaction. */
export const hashPins = async (
  { system, GroupId, secret }: Pick<Before<'group'>, 'system' | 'GroupId' | 'secret'>,
  BuildingId: BuildingId,
  payload: BuildingPIN | null | undefined,
): Promise<PinHashes> => {
  const filled = payload?.PinCodes.filter(({ Code }) => Code !== '') ?? []
  if (filled.length === 0) return new Map()
  const before = await system('PINs that a save changes', tx => readPinCodes({ tx, GroupId, secret }, BuildingId))
  const changed = filled.filter(({ Type, Code }) => Code !== of(before, Type).Code)
  return new Map(await Promise.all(changed.map(async ({ Code }) => [Code, await hashPin(secret, BuildingId, Code)] as const)))
}

/** Sessions of a changed or removed PIN end. The audit says which PINs changed, never their digits. */
export const savePinCodes: Saver<'BuildingPIN'> = async (saving, payload) => {
  const { ctx, BuildingId } = saving
  const before = await readPinCodes(ctx, BuildingId)
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

const write = async ({ ctx, BuildingId, pinHashes }: Saving, rows: readonly PinCode[], changed: readonly PinType[]): Promise<void> => {
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
    const CodeHash = pinHashes?.get(Code)
    if (!CodeHash) throw new Refusal('sys.obj.cfl') // somebody else has changed it since it was hashed
    const values = { CodeHash, CodeSealed: seal(ctx.secret, Code), Required }
    await ctx.tx
      .insert(pinCode)
      .values({ GroupId: ctx.GroupId, BuildingId, Type, ...values })
      .onConflictDoUpdate({ target: [pinCode.GroupId, pinCode.BuildingId, pinCode.Type], set: { ...values, ModifiedDate: ctx.now } })
  }
}

const signOut = async ({ ctx, BuildingId }: Saving, types: readonly PinType[]): Promise<void> => {
  if (types.length === 0) return
  if ((await endBoundSessions(ctx.tx, BuildingId, types)) > 0) await ctx.notify('session', '')
}
