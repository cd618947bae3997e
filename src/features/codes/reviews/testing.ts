import { randomUUID } from 'node:crypto'
import { xlsxFile } from '../../../../test/support/importFiles.ts'
import { importWrites } from '../../../../test/support/importWrites.ts'
import { importRow } from '../../../../test/support/listedRows.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { importRun } from '../../base/importing/tables.ts'
import { importCalls } from './contract.ts'
import { jobs } from './server.ts'

const fileOfReviews = () =>
  xlsxFile([['B1', 'r-1', 4, '2026-03-14', 'Friendly people.']], ['Building code', 'Review ID', 'Stars', 'Date', 'Comment'])

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => importWrites(world, { ...importCalls, jobs, file: fileOfReviews, Mapping: { 0: 'BuildingCode', 1: 'ReviewId' } }),
  rows: account => {
    const gId = account.group.id
    const ImportId = randomUUID()
    return {
      'ImportReview/GetImports': {
        filter: { gId },
        add: tx => tx.insert(importRun).values(importRow(account, randomUUID(), 1, 'Reviews')),
      },
      'ImportReview/GetImportRows': {
        filter: { gId, ImportId },
        add: (tx, n) => {
          const { Sheet, ...row } = importRow(account, ImportId, n + 1, 'Reviews')
          const set = { Sheet, Mapping: { 0: 'ReviewId', 1: n > 2 ? 'Comment' : 'BuildingCode' } }
          return tx
            .insert(importRun)
            .values({ ...row, ...set })
            .onConflictDoUpdate({ target: [importRun.GroupId, importRun.id], set })
        },
      },
    }
  },
}
