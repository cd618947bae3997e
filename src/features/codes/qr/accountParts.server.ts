import { AccountRefused } from '../../../platform/account/accountRefused.ts'
import { accountPart } from '../../../platform/account/parts.ts'
import { codeAddress } from './tables.ts'

/** Printed addresses are unique over all accounts: one that leads elsewhere here cannot come. */
export const codeParts = [
  accountPart(codeAddress, {
    requireFree: async (client, lines) => {
      for await (const some of lines) {
        const addresses = some.map(line => String(JSON.parse(line).address))
        const { rows } = await client.query<{ address: string }>('select address from code_address where address = any($1)', [addresses])
        if (rows[0]) throw new AccountRefused(`The printed address ${rows[0].address} leads to another account of this installation.`)
      }
    },
  }),
]
