import { serve } from '../../../platform/handle.ts'
import { ErasePerson } from './calls/ErasePerson.ts'
import { GetPersonalData } from './calls/GetPersonalData.ts'
import { GetRetention } from './calls/GetRetention.ts'
import { SaveRetention } from './calls/SaveRetention.ts'
import * as contract from './contract.ts'
import { eraseNightly, eraseOldNames } from './jobs.ts'
import { additions as record } from './record.ts'

export const calls = serve(contract, { ErasePerson, GetPersonalData, GetRetention, SaveRetention })
export const jobs = [eraseNightly, eraseOldNames]
export const additions = [...record]
