import { randomUUID } from 'node:crypto'
import { xlsxFile } from '../../../../test/support/importFiles.ts'
import { importWrites } from '../../../../test/support/importWrites.ts'
import { importRow } from '../../../../test/support/listedRows.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { importRun } from '../../base/importing/tables.ts'
import { importCalls } from './contract.ts'
import { jobs } from './server.ts'

const fileOfPieces = () =>
  xlsxFile([['B1', 'Pump 1', 'Equipment', 'Pump', 'Rooftop']], ['Building code', 'Name', 'Stop type', 'Type', 'QR location'])

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) =>
    importWrites(world, { ...importCalls, jobs, file: fileOfPieces, Mapping: { 0: 'BuildingCode', 1: 'EquipmentName' } }),
  rows: account => {
    const GroupId = account.group.id
    const ImportId = randomUUID()
    const gId = GroupId
    return {
      'ImportEquipment/GetImports': {
        filter: { gId },
        add: tx => tx.insert(importRun).values(importRow(account, randomUUID(), 1, 'Equipment')),
      },
      'ImportEquipment/GetImportRows': {
        filter: { gId, ImportId },
        add: (tx, n) => {
          const { Sheet, ...row } = importRow(account, ImportId, n + 1, 'Equipment')
          const set = { Sheet, Mapping: { 0: 'EquipmentName', 1: n > 2 ? 'Floor' : 'BuildingCode' } }
          return tx
            .insert(importRun)
            .values({ ...row, ...set })
            .onConflictDoUpdate({ target: [importRun.GroupId, importRun.id], set })
        },
      },
    }
  },
}
