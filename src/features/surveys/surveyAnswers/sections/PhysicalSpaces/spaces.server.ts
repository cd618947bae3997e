import type { GroupCtx } from '../../../../../platform/handle.ts'
import { answerOf } from '../../data.ts'
import type { Payloads } from '../sections.ts'
import type { PhysicalSpace } from './model.ts'
import { collectable } from './rules.ts'

/** The spaces of a survey that content can be asked of. */
export const spacesOf = async (ctx: Pick<GroupCtx, 'tx' | 'GroupId'>, SurveyId: string): Promise<PhysicalSpace[]> => {
  const row = await answerOf(ctx, SurveyId, 'PhysicalSpaces')
  const stored = row?.Payload as Payloads['PhysicalSpaces'] | undefined // as it was stored
  return collectable(stored?.PhysicalSpaces ?? [])
}
