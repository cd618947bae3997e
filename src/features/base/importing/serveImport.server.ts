import { type Served, serve } from '../../../platform/handle.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { chooseSheet } from './chooseSheet.server.ts'
import { discardImport } from './discardImport.server.ts'
import { getImport } from './getImport.server.ts'
import { getImportRows } from './getImportRows.server.ts'
import { getImports } from './getImports.server.ts'
import type { ImportOf } from './importOf.server.ts'
import { mailErrorsJob, runImportJob } from './jobs.ts'
import { mapColumns } from './mapColumns.server.ts'
import { runImport } from './runImport.server.ts'
import { undoImport } from './undoImport.server.ts'
import { uploadImport } from './uploadImport.server.ts'

/** The calls and the jobs of an import, for its feature's `server.ts`. */
export const serveImport = (of: ImportOf): { calls: Served[]; jobs: Job<never>[] } => {
  const job = runImportJob(of)
  const errors = of.errorsJob === undefined ? null : mailErrorsJob(of, of.errorsJob)
  const calls = serve(of.contract, {
    ChooseSheet: chooseSheet(of),
    DiscardImport: discardImport(of),
    GetImport: getImport(of),
    GetImportRows: getImportRows(of),
    GetImports: getImports(of),
    MapColumns: mapColumns(of),
    RunImport: runImport(of, job),
    UndoImport: undoImport(of),
    UploadImport: uploadImport(of, errors),
  })
  return { calls, jobs: errors ? [job, errors] : [job] }
}
