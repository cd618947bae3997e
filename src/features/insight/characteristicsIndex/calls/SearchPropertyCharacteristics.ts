import { handle } from '../../../../platform/handle.ts'
import { SearchPropertyCharacteristics as call } from '../contract.ts'
import { describeBuildings, readIndustrialBuildings } from '../rows.server.ts'

const listed = (text: string | undefined): ReadonlySet<string> =>
  new Set((text ?? '').split(',').flatMap(one => one.trim().toLowerCase() || []))

export const SearchPropertyCharacteristics = handle(call, async (ctx, input) => {
  const [names, regions] = [listed(input.names), listed(input.regions)]
  const wanted = (await readIndustrialBuildings(ctx)).filter(({ BuildingName, Region }) => {
    const isNamed = names.size === 0 || Object.values(BuildingName).some(one => names.has((one ?? '').trim().toLowerCase()))
    return isNamed && (regions.size === 0 || regions.has((Region ?? '').toLowerCase()))
  })
  return { Rows: await describeBuildings(ctx, wanted) }
})
