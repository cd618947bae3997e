import { multiline, z } from '../../../../../core/call.ts'
import { appPlatforms, workflowSystems, yesNo } from '../../../surveys/model.ts'
import { choice } from '../../model.ts'

export const ManagementInfo = z.strictObject({
  Workflow: choice(workflowSystems),
  HaveApp: choice(yesNo),
  AppPlatform: choice(appPlatforms),
  Additional: multiline(4000),
})
