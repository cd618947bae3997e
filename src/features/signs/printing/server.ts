import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { codeCopiers, codeFollowers } from '../../codes/qr/facets.server.ts'
import { GetGlobalPrintSetting } from './calls/GetGlobalPrintSetting.ts'
import { GetLabelTest } from './calls/GetLabelTest.ts'
import { GetPrintAlternatives } from './calls/GetPrintAlternatives.ts'
import { GetPrintPrograms } from './calls/GetPrintPrograms.ts'
import { GetPrintSettings } from './calls/GetPrintSettings.ts'
import { GetPrintSettingsOnBuilding } from './calls/GetPrintSettingsOnBuilding.ts'
import { GetSignPicture } from './calls/GetSignPicture.ts'
import { MakeCustomerPO } from './calls/MakeCustomerPO.ts'
import { MakeLabels } from './calls/MakeLabels.ts'
import { MakePrintKit } from './calls/MakePrintKit.ts'
import { SavePrintSettings } from './calls/SavePrintSettings.ts'
import * as contract from './contract.ts'
import { copySettings, followCodes } from './follow.server.ts'
import { makeLabels, makePrintKit, makeTestKit } from './kit.server.ts'
import { globalPrintColumns, printColumns, programColumns } from './listColumns.ts'
import { settingAccess, settingNames } from './record.server.ts'
import * as record from './record.ts'
import { setPrintState } from './state.server.ts'

export const calls = serve(contract, {
  GetSignPicture,
  GetGlobalPrintSetting,
  GetLabelTest,
  GetPrintAlternatives,
  GetPrintPrograms,
  GetPrintSettings,
  GetPrintSettingsOnBuilding,
  MakeCustomerPO,
  MakeLabels,
  MakePrintKit,
  SavePrintSettings,
  SetPrintState: setPrintState.handler,
})
export const jobs = [makePrintKit, makeTestKit, makeLabels, setPrintState.job]
export const lists = [printColumns, globalPrintColumns, programColumns]
export const additions = [
  ...record.additions,
  recordAccess.with(settingAccess),
  recordNames.with(settingNames),
  codeFollowers.with(followCodes),
  codeCopiers.with(copySettings),
]
