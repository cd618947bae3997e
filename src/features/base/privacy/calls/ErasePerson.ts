import { invalid, Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { ErasePerson as call } from '../contract.ts'
import { mostFound, readPersonKey } from '../model.ts'
import { placeOf } from '../place.server.ts'
import { eraseRecords, findRecords } from '../records.server.ts'
import { findPersonProblems, privacyMessages } from '../rules.ts'

export const ErasePerson = handle(call, async (ctx, { Who }) => {
  const key = readPersonKey(Who)
  if (!key) throw invalid(findPersonProblems('Who', Who))
  const found = await findRecords(placeOf(ctx), key, mostFound)
  if (found.some(one => one.open)) throw new Refusal('sys.obj.cfl', privacyMessages.open)
  await eraseRecords(placeOf(ctx), found)
  // Who it was stands nowhere any more, here neither.
  const kinds = [...Map.groupBy(found, one => one.source.Kind)].map(([kind, some]) => [kind, some.length])
  ctx.audit({ Object: 'person', After: Object.fromEntries(kinds) })
  return { Erased: found.length }
})
