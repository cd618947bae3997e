import { serve } from '../../../platform/handle.ts'
import { UploadFile } from './calls/UploadFile.ts'
import { UploadImage } from './calls/UploadImage.ts'
import * as contract from './contract.ts'
import { sweepFiles } from './jobs.ts'

export const calls = serve(contract, { UploadFile, UploadImage })

export const jobs = [sweepFiles]
