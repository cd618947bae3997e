import { toDoSources } from '../../base/handling/toDoSources.server.ts'
import { recordNames } from '../../base/history/record.server.ts'
import { describeImports } from '../../base/importing/listColumns.ts'
import { importNames } from '../../base/importing/record.server.ts'
import { serveImport } from '../../base/importing/serveImport.server.ts'
import { buildingImport } from './buildingImport.server.ts'
import { importCalls } from './contract.ts'
import { importsToDo } from './toDo.server.ts'

export const { calls, jobs } = serveImport(buildingImport)
export const lists = [describeImports(importCalls)]
export const additions = [recordNames.with(importNames), toDoSources.with(importsToDo)]
