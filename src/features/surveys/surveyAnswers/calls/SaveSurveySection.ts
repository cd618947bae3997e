import { handle } from '../../../../platform/handle.ts'
import { SaveSurveySection as call } from '../contract.ts'
import { saveSection } from '../save.server.ts'
import { payloadIn } from '../saved.ts'
import { floorsFrom } from '../sections/FloorsUnits/floors.ts'

export const SaveSurveySection = handle(call, async (ctx, input) => {
  const { BuilderId, Version, Section } = input
  const saved = await saveSection(ctx, { BuilderId, Version, key: Section, payload: payloadIn(input) })
  if (Section !== 'FloorsUnits') return saved
  const { FloorsUnits } = payloadIn({ ...input, Section })
  return {
    ...saved,
    FloorsFromPattern: floorsFrom(FloorsUnits.FloorNumPattern) ?? [],
    SubFloorsFromPattern: floorsFrom(FloorsUnits.SubFloorPattern) ?? [],
  }
})
