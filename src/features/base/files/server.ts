import { serve } from '../../../platform/handle.ts'
import { CancelUpload } from './calls/CancelUpload.ts'
import { FinishUpload } from './calls/FinishUpload.ts'
import { GetUpload } from './calls/GetUpload.ts'
import { PutPiece } from './calls/PutPiece.ts'
import { StartUpload } from './calls/StartUpload.ts'
import { UploadFile } from './calls/UploadFile.ts'
import { UploadImage } from './calls/UploadImage.ts'
import * as contract from './contract.ts'
import { clearUploads, sweepFiles } from './jobs.ts'

export const calls = serve(contract, { UploadFile, UploadImage, StartUpload, GetUpload, PutPiece, FinishUpload, CancelUpload })

export const jobs = [sweepFiles, clearUploads]
