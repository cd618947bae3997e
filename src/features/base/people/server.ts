import { accountParts, accountPeople } from '../../../platform/account/parts.ts'
import type { IdentitySource } from '../../../platform/gate/identity.ts'
import { serve } from '../../../platform/handle.ts'
import { people, peopleParts } from './accountParts.server.ts'
import { GetProfile } from './calls/GetProfile.ts'
import { Renew } from './calls/Renew.ts'
import { RequestPasswordReset } from './calls/RequestPasswordReset.ts'
import { ResetPassword } from './calls/ResetPassword.ts'
import { SaveSettings } from './calls/SaveSettings.ts'
import { SignIn } from './calls/SignIn.ts'
import { SignOut } from './calls/SignOut.ts'
import * as contract from './contract.ts'
import { makeFirstAdmin, openFirstAdminLink } from './firstAdmin.server.ts'
import { identify, lookAt } from './identity.server.ts'
import { sendResetLink, sweep } from './jobs.ts'
import { exchangePrintToken } from './printPage.server.ts'

export const calls = serve(contract, {
  GetProfile,
  Renew,
  RequestPasswordReset,
  ResetPassword,
  SaveSettings,
  SignIn,
  SignOut,
})
export const identity: IdentitySource = { identify, lookAt, exchangePrintToken, makeFirstAdmin, openFirstAdminLink }
export const jobs = [sendResetLink, sweep]
export const additions = [accountPeople.with(people), accountParts.with(...peopleParts)]
