import type { BuildingId } from '../../../core/ids.ts'
import type { Ctx } from '../../../platform/handle.ts'
import { keepSection, keptSection } from '../buildings/data.ts'
import type { Answers } from './model.ts'

const key = 'PropertyCharacteristics'

/** The answers that a building keeps. */
export const keptAnswers = async (ctx: Pick<Ctx<'group'>, 'tx' | 'GroupId'>, BuildingId: BuildingId): Promise<Answers> =>
  ((await keptSection(ctx, BuildingId, key)) as Answers | undefined) ?? {} // as keepAnswers wrote them

export const keepAnswers = (ctx: Pick<Ctx<'group'>, 'tx' | 'GroupId'>, BuildingId: BuildingId, answers: Answers): Promise<void> =>
  keepSection(ctx, BuildingId, key, answers)
