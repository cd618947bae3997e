import { accountParts } from '../../../platform/account/parts.ts'
import { serve } from '../../../platform/handle.ts'
import { notificationSources } from '../../property/notifications/sources.server.ts'
import { visitorParts } from './accountParts.server.ts'
import { GetAnonymousToken } from './calls/GetAnonymousToken.ts'
import { GetVisitorPage } from './calls/GetVisitorPage.ts'
import { PreviewScanPage } from './calls/PreviewScanPage.ts'
import { SignInByScan } from './calls/SignInByScan.ts'
import * as contract from './contract.ts'
import { mailReceipt } from './jobs.ts'
import { feedbackSources } from './notificationSources.server.ts'
import { scanPart } from './scanPart.server.ts'

export const calls = serve(contract, { GetAnonymousToken, GetVisitorPage, PreviewScanPage, SignInByScan })
export const parts = [scanPart]
export const jobs = [mailReceipt]
export const additions = [accountParts.with(...visitorParts), notificationSources.with(...feedbackSources)]
