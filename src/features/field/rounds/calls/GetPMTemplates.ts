import { uuid, z } from '../../../../core/call.ts'
import { hints, misfit } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetPMTemplates as call } from '../contract.ts'
import { findPmSystem } from '../pmSystem.server.ts'

const Ids = z.array(uuid()).check(z.maxLength(1000))

export const GetPMTemplates = handle(call, async ({ BuildingId }, { eIds, type }) => {
  const equipment = readIds(eIds)
  const system = findPmSystem(type)
  if (!system) return { System: null, Templates: [] }
  return { System: system.name, Templates: [...(await system.listTemplates({ building: BuildingId, equipment }))] }
})

const readIds = (text: string | undefined): string[] => {
  if (text === undefined) return []
  const parsed = Ids.safeParse(parseJson(text))
  if (!parsed.success) throw invalid([misfit('eIds', hints.choice)])
  return parsed.data
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
