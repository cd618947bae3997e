import { serveImport } from '../../base/importing/serveImport.server.ts'
import { buildingImport } from './buildingImport.server.ts'

export const { calls, jobs } = serveImport(buildingImport)
