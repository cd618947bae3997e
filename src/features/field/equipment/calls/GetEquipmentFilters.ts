import { z } from '../../../../core/call.ts'
import { hints, misfit } from '../../../../core/hints.ts'
import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetEquipmentFilters as call } from '../contract.ts'
import { countFilters } from '../counts.server.ts'
import { typesOfRounds } from '../equipmentTypes.ts'
import { readTemplate } from '../templates.server.ts'

export const GetEquipmentFilters = handle(call, async (ctx, { rType, getQuestions, exIds, sType, type, ...asked }) => {
  const filter = {
    text: asked.text,
    StopType: sType,
    Type: type,
    Location: asked.location,
    Floor: asked.floor,
    MechanicalSpace: asked.space,
    MechanicalSystem: asked.system,
    Missing: asked.missing,
    Retired: asked.retired,
  }
  const types = (rType && typesOfRounds[rType]) || []
  const { Type: EquipmentType, ...counts } = await countFilters(ctx, { call, filter, without: readIds(exIds), types })
  const wantsQuestions = getQuestions && type !== undefined && ctx.BuildingId !== undefined
  const template = wantsQuestions ? await readTemplate(ctx, ctx.BuildingId, type) : null
  return { ...counts, EquipmentType, Questions: template && template.Fields }
})

const Ids = z.array(z.uuid()).check(z.maxLength(1000))
const readIds = (json: string | undefined): string[] => {
  const parsed = Ids.safeParse(json ? parseJson(json) : [])
  if (!parsed.success) throw invalid([misfit('exIds', hints.choice)])
  return parsed.data
}

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
