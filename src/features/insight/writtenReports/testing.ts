import { newAnswer } from '../../../../test/support/newAnswer.ts'
import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import type { GroupId } from '../../../core/ids.ts'
import { CreateWrittenReport, DeleteWrittenReport } from './contract.ts'
import type { ReportFigures } from './model.ts'
import { writtenReport } from './tables.ts'

const Figures: ReportFigures = {
  Total: 0,
  Average: null,
  Low: 0,
  Days: 28,
  Before: { Total: 0, Average: null },
  Categories: [],
  Topics: [],
}
/** A report of February about students, as it stands in its table. */
const februaryRow = ({ group, building }: Pick<Account, 'group' | 'building'>, CreatedBy: string): typeof writtenReport.$inferInsert => ({
  GroupId: group.id,
  BuildingId: building.id,
  Type: 'Student',
  FirstDay: '2026-02-01',
  LastDay: '2026-02-28',
  Figures,
  CreatedBy,
})

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => [
    {
      call: CreateWrittenReport,
      open: async account => {
        await newAnswer(world, account, { SubmitDate: new Date('2026-02-10T17:00:00Z') })
        return { input: () => ({ ...placeOf(account), Type: 'Student', FirstDay: '2026-02-01', LastDay: '2026-02-28' }) }
      },
    },
    {
      call: DeleteWrittenReport,
      open: async account => {
        const [row] = await world.services.db.withTenant(account.group.id as GroupId, tx =>
          tx.insert(writtenReport).values(februaryRow(account, 'Ana')).returning({ id: writtenReport.id }),
        )
        return { input: () => ({ GroupId: account.group.id, ReportId: row?.id ?? '' }) }
      },
    },
  ],
  rows: account => ({
    'Report/GetWrittenReports': {
      filter: { gId: account.group.id, bId: account.building.id },
      add: (tx, n) => tx.insert(writtenReport).values(februaryRow(account, `Writer ${n}`)),
    },
  }),
}
