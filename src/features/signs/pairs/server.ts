import { serve } from '../../../platform/handle.ts'
import { recordAccess, recordNames } from '../../base/history/record.server.ts'
import { codeFollowers } from '../../codes/qr/facets.server.ts'
import { kitGuests } from '../printing/guests.server.ts'
import { DeleteQrPair } from './calls/DeleteQrPair.ts'
import { GetQrPair } from './calls/GetQrPair.ts'
import { GetQrPairFile } from './calls/GetQrPairFile.ts'
import { GetQrPairLocations } from './calls/GetQrPairLocations.ts'
import { GetQrPairPicture } from './calls/GetQrPairPicture.ts'
import { GetQrPairs } from './calls/GetQrPairs.ts'
import { GetQrPairTemplates } from './calls/GetQrPairTemplates.ts'
import { GetQrPairTypes } from './calls/GetQrPairTypes.ts'
import { SaveQrPair } from './calls/SaveQrPair.ts'
import * as contract from './contract.ts'
import { endMovedPairs } from './follow.server.ts'
import { pairsForKit } from './kit.server.ts'
import { pairColumns } from './listColumns.ts'
import { pairAccess, pairNames } from './record.server.ts'
import * as record from './record.ts'

export const calls = serve(contract, {
  DeleteQrPair,
  GetQrPair,
  GetQrPairFile,
  GetQrPairLocations,
  GetQrPairPicture,
  GetQrPairs,
  GetQrPairTemplates,
  GetQrPairTypes,
  SaveQrPair,
})
export const lists = [pairColumns]
export const additions = [
  ...record.additions,
  recordAccess.with(pairAccess),
  recordNames.with(pairNames),
  codeFollowers.with(endMovedPairs),
  kitGuests.with(pairsForKit),
]
