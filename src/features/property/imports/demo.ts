import { demoPart } from '../../../platform/demo/part.ts'
import { accountsDemo } from '../../base/accounts/demo.ts'
import { bringInDemoFile } from '../../base/importing/demo.ts'
import { buildingImport } from './buildingImport.server.ts'

/** One row changes nothing, one lacks what a new building needs and is left out; the others bring what the buildings are not yet. */
const plan = {
  account: 'northgate',
  who: 'Priya Raghunathan',
  days: 11,
  FileName: 'northgate-engineering-plan.xlsx',
  Header: ['Building Code', 'Building Name', 'Region', 'Market', 'Planned Engineering Hours'],
  Rows: [
    ['KGD', 'Kestrel Gate Distribution Centre', 'Ontario', 'Greater Toronto', 300],
    ['CNT', 'Canal Terraces', 'Québec', 'Montréal', 210],
    ['SSC', 'Seneca Spur Cold Storage', 'Great Lakes', 'Buffalo', 280],
    ['JYA', 'Juniper Yard Apartments', 'Great Lakes', 'Columbus', 190],
    ['OLV', 'Olentangy View', 'Great Lakes', 'Columbus', 60],
  ],
} as const

export const importsDemo = demoPart('property/imports', async making => {
  for (const { key, GroupId } of accountsDemo.made(making))
    if (key === plan.account) await bringInDemoFile(making, GroupId, buildingImport, plan)
})
