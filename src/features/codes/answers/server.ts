import { accountParts } from '../../../platform/account/parts.ts'
import { personalData } from '../../base/accounts/personalData.server.ts'
import { answerParts } from './accountParts.server.ts'
import { readComments } from './jobs.ts'
import { answerPersons } from './personal.server.ts'
import { answerSums } from './rollUp.server.ts'

export const jobs = readComments.jobs
export const sums = [answerSums]
export const additions = [accountParts.with(...answerParts), personalData.with(answerPersons)]
