import { demoPart } from '../../../platform/demo/part.ts'
import { accountsDemo } from '../../base/accounts/demo.ts'
import { bringInDemoFile } from '../../base/importing/demo.ts'
import { qrDemo } from '../qr/demo.ts'
import { codeImport } from './codeImport.server.ts'

/** The suites of the first codes that hang somewhere else than in a public place; the last row names a building that is none. */
const plan = {
  account: 'harborline',
  who: 'Naomi Castellanos',
  days: 17,
  FileName: 'harborline-suite-numbers.xlsx',
  Header: ['Building code', 'QR name', 'Unit'],
  units: ['110', '210', '310', '410'],
  unknown: ['HLX', 'Lobby Feedback', '100'],
} as const

export const codeImportsDemo = demoPart('codes/imports', async making => {
  const account = accountsDemo.made(making).find(({ key }) => key === plan.account)
  if (!account) return
  const { GroupId } = account
  const codes = qrDemo.made(making).filter(one => one.GroupId === GroupId)
  const Rows = plan.units.flatMap((Unit, i) => {
    const one = codes[i * 2]
    return one ? [[one.building.Code, one.code.QrName, Unit]] : []
  })
  const { who, days, FileName, Header, unknown } = plan
  await bringInDemoFile(making, GroupId, codeImport, { who, days, FileName, Header, Rows: [...Rows, [...unknown]] })
})
