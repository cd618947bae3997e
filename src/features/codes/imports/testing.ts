import { randomUUID } from 'node:crypto'
import { xlsxFile } from '../../../../test/support/importFiles.ts'
import { importWrites } from '../../../../test/support/importWrites.ts'
import { importRow } from '../../../../test/support/listedRows.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { importRun } from '../../base/importing/tables.ts'
import { importCalls } from './contract.ts'
import { jobs } from './server.ts'

const fileOfCodes = () =>
  xlsxFile([['B1', 'Lift 1', '2', 'Elevator', 'Maintenance']], ['Building code', 'QR name', 'Floor', 'Location', 'QR type'])

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => importWrites(world, { ...importCalls, jobs, file: fileOfCodes, Mapping: { 0: 'BuildingCode', 1: 'QrName' } }),
  rows: account => {
    const GroupId = account.group.id
    const ImportId = randomUUID()
    const gId = GroupId
    return {
      'ImportQRCode/GetImports': {
        filter: { gId },
        add: tx => tx.insert(importRun).values(importRow(account, randomUUID(), 1, 'QrBuilder')),
      },
      'ImportQRCode/GetImportRows': {
        filter: { gId, ImportId },
        add: (tx, n) => {
          const { Sheet, ...row } = importRow(account, ImportId, n + 1, 'QrBuilder')
          const set = { Sheet, Mapping: { 0: 'QrName', 1: n > 2 ? 'Floor' : 'BuildingCode' } }
          return tx
            .insert(importRun)
            .values({ ...row, ...set })
            .onConflictDoUpdate({ target: [importRun.GroupId, importRun.id], set })
        },
      },
    }
  },
}
