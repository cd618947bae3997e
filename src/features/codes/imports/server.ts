import { describeImports } from '../../base/importing/listColumns.ts'
import { serveImport } from '../../base/importing/serveImport.server.ts'
import { codeImport } from './codeImport.server.ts'
import { importCalls } from './contract.ts'

export const { calls, jobs } = serveImport(codeImport)
export const lists = [describeImports(importCalls)]
