import { serve } from '../../../platform/handle.ts'
import { describeImports } from '../../base/importing/listColumns.ts'
import { serveImport } from '../../base/importing/serveImport.server.ts'
import { AddPhotos } from './calls/AddPhotos.ts'
import { PreviewPhotos } from './calls/PreviewPhotos.ts'
import * as contract from './contract.ts'
import { equipmentImport } from './equipmentImport.server.ts'

const imported = serveImport(equipmentImport)
const photos = serve({ PreviewPhotos: contract.PreviewPhotos, AddPhotos: contract.AddPhotos }, { PreviewPhotos, AddPhotos })

export const calls = [...imported.calls, ...photos]
export const { jobs } = imported
export const lists = [describeImports(contract.importCalls)]
