import { serve } from '../../../platform/handle.ts'
import { CancelOwnUpload } from './calls/CancelOwnUpload.ts'
import { CancelUpload } from './calls/CancelUpload.ts'
import { FinishUpload } from './calls/FinishUpload.ts'
import { GetOwnUpload } from './calls/GetOwnUpload.ts'
import { GetUpload } from './calls/GetUpload.ts'
import { PutOwnPiece } from './calls/PutOwnPiece.ts'
import { PutPiece } from './calls/PutPiece.ts'
import { StartOwnUpload } from './calls/StartOwnUpload.ts'
import { StartUpload } from './calls/StartUpload.ts'
import { UploadFile } from './calls/UploadFile.ts'
import { UploadImage } from './calls/UploadImage.ts'
import * as contract from './contract.ts'
import { clearUploads, sweepFiles } from './jobs.ts'
import { publicFiles } from './publicFiles.server.ts'

const inAccount = { UploadFile, UploadImage, StartUpload, GetUpload, PutPiece, FinishUpload, CancelUpload }
export const calls = serve(contract, { ...inAccount, StartOwnUpload, GetOwnUpload, PutOwnPiece, CancelOwnUpload })

export const parts = [publicFiles]
export const jobs = [sweepFiles, ...clearUploads.jobs]
