import { demoPart } from '../../../platform/demo/part.ts'
import { bringInDemoFile } from '../../base/importing/demo.ts'
import { buildingsDemo } from '../../property/buildings/demo.ts'
import { equipmentImport } from './equipmentImport.server.ts'

/** The serial numbers that a supplier has noted on a tour; the last row names a building that is none. */
const plan = {
  who: 'Naomi Castellanos',
  days: 9,
  FileName: 'extinguishers-serial-numbers.xlsx',
  Header: ['Building code', 'Name', 'Serial number'],
  serials: { 'Extinguisher 1-A': 'FX-204177', 'Extinguisher 1-B': 'FX-204178', 'Extinguisher electrical room': 'CO-88120' },
} as const

export const equipmentImportsDemo = demoPart('field/equipmentImports', async making => {
  const made = buildingsDemo.made(making)[0]
  if (!made) return
  const { who, days, FileName, Header, serials } = plan
  const Rows = Object.entries(serials).map(([name, serial]) => [made.building.Code, name, serial])
  const file = { who, days, FileName, Header, Rows: [...Rows, ['HLX', 'Extinguisher 9', 'FX-1']] }
  await bringInDemoFile(making, made.GroupId, equipmentImport, file)
})
