import { OpenSurvey } from '../../src/features/surveys/surveyAnswers/contract.ts'
import { callsAs, type World } from '../world.ts'

/** A customer who has opened a survey by its PIN. */
export const customerOf = async (
  world: Pick<World, 'app'>,
  { BuildingId, BuilderId, PIN }: { BuildingId: string; BuilderId: string; PIN: string },
) => {
  const { UserToken } = await callsAs(world.app, null).call(OpenSurvey, { bId: BuildingId, builderId: BuilderId, PIN })
  return { token: UserToken, ...callsAs(world.app, UserToken) }
}
