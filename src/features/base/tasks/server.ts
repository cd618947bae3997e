import { serve } from '../../../platform/handle.ts'
import { GetTask } from './calls/GetTask.ts'
import { GetTasks } from './calls/GetTasks.ts'
import { PreviewBulk } from './calls/PreviewBulk.ts'
import { SeeTask } from './calls/SeeTask.ts'
import * as contract from './contract.ts'

export const calls = serve(contract, { GetTask, GetTasks, PreviewBulk, SeeTask })
