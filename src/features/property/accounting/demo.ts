import { demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import { buildingsDemo } from '../buildings/demo.ts'
import { keepAccounting } from './data.ts'
import { accountingSections } from './demo/prices.ts'
import { configProblems } from './rules.ts'

export const accountingDemo = demoPart('property/accounting', async making => {
  for (const { GroupId, BuildingId, building } of buildingsDemo.made(making)) {
    const accounting = accountingSections[building.Code]
    if (!accounting) continue
    requireNoProblems(`accounting of ${building.Code}`, configProblems(accounting))
    await keepAccounting({ tx: making.tx, GroupId }, BuildingId, accounting)
  }
})
