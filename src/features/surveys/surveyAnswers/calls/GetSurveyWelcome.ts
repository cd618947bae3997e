import type { GroupId } from '../../../../core/ids.ts'
import { handle } from '../../../../platform/handle.ts'
import { publicSurvey } from '../access.server.ts'
import { GetSurveyWelcome as call } from '../contract.ts'
import { faceOf } from '../face.server.ts'

export const GetSurveyWelcome = handle(call, (ctx, { bId, builderId }) =>
  ctx.system('whose survey a welcome page is for', async tx => {
    const survey = await publicSurvey(tx, bId, builderId)
    if (!survey) return { Available: false, GroupId: null, BuildingName: null, LogoUrl: null, SurveyName: null }
    const groups = ctx.actor?.Kind === 'User' ? ctx.actor.groups : []
    const GroupId = groups === 'all' || groups.includes(survey.GroupId as GroupId) ? survey.GroupId : null // a stranger has no use for it
    return { Available: true, GroupId, ...(await faceOf(tx, survey)), SurveyName: survey.SurveyName }
  }),
)
