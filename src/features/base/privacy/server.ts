import { serve } from '../../../platform/handle.ts'
import { ErasePerson } from './calls/ErasePerson.ts'
import { GetPersonalData } from './calls/GetPersonalData.ts'
import { GetPrivacyNotice } from './calls/GetPrivacyNotice.ts'
import { GetRetention } from './calls/GetRetention.ts'
import { SavePrivacyNotice } from './calls/SavePrivacyNotice.ts'
import { SaveRetention } from './calls/SaveRetention.ts'
import * as contract from './contract.ts'
import { eraseNightly, eraseOldNames } from './jobs.ts'
import { additions as record } from './record.ts'

export const calls = serve(contract, { ErasePerson, GetPersonalData, GetPrivacyNotice, GetRetention, SavePrivacyNotice, SaveRetention })
export const jobs = [eraseNightly, eraseOldNames]
export const additions = [...record]
