import { serveImport } from '../../base/importing/serveImport.server.ts'
import { codeImport } from './codeImport.server.ts'

export const { calls, jobs } = serveImport(codeImport)
