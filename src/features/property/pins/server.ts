import { serve } from '../../../platform/handle.ts'
import { SignInByPin } from './calls/SignInByPin.ts'
import * as contract from './contract.ts'
import { tellLocks } from './jobs.ts'

export const calls = serve(contract, { SignInByPin })
export const jobs = [tellLocks]
