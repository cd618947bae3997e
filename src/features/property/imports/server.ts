import { serveImport } from '../../base/importing/serveImport.server.ts'
import { buildingImport } from './buildingImport.server.ts'

const { calls: served, job } = serveImport(buildingImport)

export const calls = served
export const jobs = [job]
