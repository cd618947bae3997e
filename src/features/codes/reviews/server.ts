import { describeImports } from '../../base/importing/listColumns.ts'
import { serveImport } from '../../base/importing/serveImport.server.ts'
import { importCalls } from './contract.ts'
import { reviewImport } from './reviewImport.server.ts'

export const { calls, jobs } = serveImport(reviewImport)
export const lists = [describeImports(importCalls)]
