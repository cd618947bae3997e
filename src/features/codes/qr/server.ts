import { accountParts } from '../../../platform/account/parts.ts'
import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { codeCounts } from '../../property/notifications/sources.server.ts'
import { codeParts } from './accountParts.server.ts'
import { CheckQrPicture } from './calls/CheckQrPicture.ts'
import { CopyQrCode } from './calls/CopyQrCode.ts'
import { DownloadQrCodes } from './calls/DownloadQrCodes.ts'
import { EmailQrCode } from './calls/EmailQrCode.ts'
import { GenerateQrStyle } from './calls/GenerateQrStyle.ts'
import { GetBuildingNotice } from './calls/GetBuildingNotice.ts'
import { GetQrCode } from './calls/GetQrCode.ts'
import { GetQrCodeCounts } from './calls/GetQrCodeCounts.ts'
import { GetQrCodes } from './calls/GetQrCodes.ts'
import { GetQrLocations } from './calls/GetQrLocations.ts'
import { GetQrPicture } from './calls/GetQrPicture.ts'
import { GetQrStyle } from './calls/GetQrStyle.ts'
import { GetTemplateDefault } from './calls/GetTemplateDefault.ts'
import { MakeBlankQrCodes } from './calls/MakeBlankQrCodes.ts'
import { PauseQrCode } from './calls/PauseQrCode.ts'
import { ReplaceQrCode } from './calls/ReplaceQrCode.ts'
import { RestoreQrCode } from './calls/RestoreQrCode.ts'
import { ResumeQrCode } from './calls/ResumeQrCode.ts'
import { RetireQrCode } from './calls/RetireQrCode.ts'
import { SaveAEDSettings } from './calls/SaveAEDSettings.ts'
import { SaveBuildingNotice } from './calls/SaveBuildingNotice.ts'
import { SaveFireExtinguisherSettings } from './calls/SaveFireExtinguisherSettings.ts'
import { SaveQrCode } from './calls/SaveQrCode.ts'
import { SaveQrNotice } from './calls/SaveQrNotice.ts'
import { countCodesByType } from './codeCounts.server.ts'
import * as contract from './contract.ts'
import { mailQrCode } from './jobs.ts'
import { qrCodeColumns } from './listColumns.ts'
import { qrPictures } from './pictures.server.ts'
import { qrCodeAccess, qrCodeNames } from './record.server.ts'
import * as record from './record.ts'
import { restoreMany, retireMany } from './retireMany.server.ts'
import { zipPictures } from './zip.server.ts'

export const calls = serve(contract, {
  CheckQrPicture,
  CopyQrCode,
  DownloadQrCodes,
  EmailQrCode,
  GenerateQrStyle,
  GetBuildingNotice,
  GetQrCode,
  GetQrCodeCounts,
  GetQrCodes,
  GetQrLocations,
  GetQrPicture,
  GetQrStyle,
  GetTemplateDefault,
  MakeBlankQrCodes,
  PauseQrCode,
  ReplaceQrCode,
  RestoreQrCode,
  RestoreQrCodes: restoreMany.handler,
  ResumeQrCode,
  RetireQrCode,
  RetireQrCodes: retireMany.handler,
  SaveAEDSettings,
  SaveBuildingNotice,
  SaveFireExtinguisherSettings,
  SaveQrCode,
  SaveQrNotice,
})
export const parts = [qrPictures]
export const jobs = [mailQrCode, zipPictures, retireMany.job, restoreMany.job]
export const lists = [qrCodeColumns]
export const additions = [
  ...record.additions,
  accountParts.with(...codeParts),
  recordAccess.with(qrCodeAccess),
  recordNames.with(qrCodeNames),
  codeCounts.with(countCodesByType),
]
