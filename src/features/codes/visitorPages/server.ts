import { serve } from '../../../platform/handle.ts'
import { GetAnonymousToken } from './calls/GetAnonymousToken.ts'
import { PreviewScanPage } from './calls/PreviewScanPage.ts'
import { SignInByScan } from './calls/SignInByScan.ts'
import * as contract from './contract.ts'
import { mailReceipt } from './jobs.ts'

export const calls = serve(contract, { GetAnonymousToken, PreviewScanPage, SignInByScan })
export const jobs = [mailReceipt]
