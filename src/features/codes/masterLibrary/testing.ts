import { addCode } from '../../../../test/support/listedRows.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { GetGlobalPrintSetting, GetPrintPrograms } from '../../signs/printing/contract.ts'
import { GetGlobalQrCodes, GetGlobalQrHubs } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  rows: account => {
    const gId = account.group.id
    return {
      'QrCode/GetQrCodesByGroupId': { filter: { gId }, add: (tx, n) => addCode(tx, account, n) },
      'QrCode/GetGlobalQrCodes': { filter: {}, add: (tx, n) => addCode(tx, account, n) },
      'QrCode/GetGlobalQrHubs': { filter: {}, add: (tx, n) => addCode(tx, account, n, 'QrHub') },
    }
  },
  menu: {
    'Master library': { may: ['GlobalManageCustomers', 'GlobalManageGroups'], calls: [GetGlobalQrCodes, GetGlobalQrHubs] },
    'Print library': { may: ['GlobalManageCustomers', 'GlobalManageGroups'], calls: [GetGlobalPrintSetting, GetPrintPrograms] },
  },
}
