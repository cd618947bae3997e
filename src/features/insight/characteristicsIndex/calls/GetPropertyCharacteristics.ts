import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetPropertyCharacteristics as call } from '../contract.ts'
import { describeBuildings, readIndustrialBuildings } from '../rows.server.ts'

export const GetPropertyCharacteristics = handle(call, async ctx => {
  const [row] = await describeBuildings(ctx, await readIndustrialBuildings(ctx))
  if (!row) throw notFound()
  return row
})
