import { describeImports } from '../../base/importing/listColumns.ts'
import { serveImport } from '../../base/importing/serveImport.server.ts'
import { importCalls } from './contract.ts'
import { equipmentImport } from './equipmentImport.server.ts'

export const { calls, jobs } = serveImport(equipmentImport)
export const lists = [describeImports(importCalls)]
