import { serve } from '../../../platform/handle.ts'
import { ChangePassword } from './calls/ChangePassword.ts'
import { EndOtherSessions } from './calls/EndOtherSessions.ts'
import { EndOwnSession } from './calls/EndOwnSession.ts'
import { GetOwnProfile } from './calls/GetOwnProfile.ts'
import { GetOwnSessions } from './calls/GetOwnSessions.ts'
import { SaveOwnProfile } from './calls/SaveOwnProfile.ts'
import * as contract from './contract.ts'
import { tellPasswordChange } from './jobs.ts'

export const calls = serve(contract, { ChangePassword, EndOtherSessions, EndOwnSession, GetOwnProfile, GetOwnSessions, SaveOwnProfile })
export const jobs = [tellPasswordChange]
