import { backupGuards } from './guards/backups.ts'
import { codeGuards } from './guards/codes.ts'
import { databaseGuards } from './guards/database.ts'
import { fileGuards } from './guards/files.ts'
import { gateGuards } from './guards/gate.ts'
import { httpGuards } from './guards/http.ts'
import { peopleGuards } from './guards/people.ts'
import { recordGuards } from './guards/records.ts'
import { rightsGuards } from './guards/rights.ts'
import { scanGuards } from './guards/scans.ts'
import { tellingGuards } from './guards/telling.ts'
import type { KnockOut } from './knockOut.ts'

/** Every guard that is switched off in its turn, with the tests that are to notice. */
export const guards: readonly KnockOut[] = [
  ...databaseGuards,
  ...gateGuards,
  ...httpGuards,
  ...peopleGuards,
  ...rightsGuards,
  ...recordGuards,
  ...fileGuards,
  ...backupGuards,
  ...scanGuards,
  ...codeGuards,
  ...tellingGuards,
]
