import { serve } from '../../../platform/handle.ts'
import { DiscardImport } from './calls/DiscardImport.ts'
import { GetImport } from './calls/GetImport.ts'
import { GetImportRows } from './calls/GetImportRows.ts'
import { GetImports } from './calls/GetImports.ts'
import { MapColumns } from './calls/MapColumns.ts'
import { RunImport } from './calls/RunImport.ts'
import { UndoImport } from './calls/UndoImport.ts'
import { UploadBuildings } from './calls/UploadBuildings.ts'
import * as contract from './contract.ts'
import { runImport } from './jobs.ts'

export const calls = serve(contract, {
  DiscardImport,
  GetImport,
  GetImportRows,
  GetImports,
  MapColumns,
  RunImport,
  UndoImport,
  UploadBuildings,
})

export const jobs = [runImport]
