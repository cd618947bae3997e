import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The release of this code, as package.json names it: `0.1.0`. */
export const release: string = String(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8')).version)
