import { accountParts } from '../../../platform/account/parts.ts'
import { serve } from '../../../platform/handle.ts'
import { pinParts } from './accountParts.server.ts'
import { SignInByPin } from './calls/SignInByPin.ts'
import * as contract from './contract.ts'
import { tellLocks } from './jobs.ts'

export const calls = serve(contract, { SignInByPin })
export const jobs = [tellLocks]
export const additions = [accountParts.with(...pinParts)]
