import { nameKey } from '../../../../core/fold.ts'
import { handle } from '../../../../platform/handle.ts'
import { SearchPropertyCharacteristics as call } from '../contract.ts'
import { describeBuildings, readIndustrialBuildings } from '../rows.server.ts'

const listed = (text: string | undefined): ReadonlySet<string> => new Set((text ?? '').split(',').flatMap(one => nameKey(one) || []))

export const SearchPropertyCharacteristics = handle(call, async (ctx, input) => {
  const [names, regions] = [listed(input.names), listed(input.regions)]
  const wanted = (await readIndustrialBuildings(ctx)).filter(({ BuildingName, Region }) => {
    const isNamed = names.size === 0 || Object.values(BuildingName).some(one => names.has(nameKey(one ?? '')))
    return isNamed && (regions.size === 0 || regions.has(nameKey(Region ?? '')))
  })
  return { Rows: await describeBuildings(ctx, wanted) }
})
