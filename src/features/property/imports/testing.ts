import { randomUUID } from 'node:crypto'
import { buildingCells, xlsxFile } from '../../../../test/support/importFiles.ts'
import { importWrites } from '../../../../test/support/importWrites.ts'
import { importRow } from '../../../../test/support/listedRows.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { importRun } from '../../base/importing/tables.ts'
import { importCalls } from './contract.ts'
import { jobs as imports } from './server.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => [
    ...importWrites(world, {
      ...importCalls,
      jobs: imports,
      file: () => xlsxFile([buildingCells('P1')]),
      Mapping: { 0: 'Name', 1: 'Code' },
    }),
  ],
  rows: account => {
    const GroupId = account.group.id
    const ImportId = randomUUID()
    const gId = GroupId
    return {
      'Import/GetImports': { filter: { gId }, add: tx => tx.insert(importRun).values(importRow(account, randomUUID(), 1, 'Buildings')) },
      'Import/GetImportRows': {
        filter: { gId, ImportId },
        add: (tx, n) =>
          tx
            .insert(importRun)
            .values(importRow(account, ImportId, n + 1, 'Buildings'))
            .onConflictDoUpdate({
              target: [importRun.GroupId, importRun.id],
              set: { Sheet: importRow(account, ImportId, n + 1, 'Buildings').Sheet, Mapping: { 0: 'Name', 1: n > 2 ? 'City' : 'Code' } },
            }),
      },
    }
  },
}
