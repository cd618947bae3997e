import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { xlsxFile } from '../../../../test/support/importFiles.ts'
import { importWrites } from '../../../../test/support/importWrites.ts'
import { importRow } from '../../../../test/support/listedRows.ts'
import { placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import { UploadFile } from '../../base/files/contract.ts'
import { importRun } from '../../base/importing/tables.ts'
import { addEquipment } from '../equipment/testing.ts'
import { AddPhotos, importCalls } from './contract.ts'
import { jobs } from './server.ts'

const fileOfPieces = () =>
  xlsxFile([['B1', 'Pump 1', 'Equipment', 'Pump', 'Rooftop']], ['Building code', 'Name', 'Stop type', 'Type', 'QR location'])

/** A photo that the account’s user has sent. */
export const sendPhoto = async (account: Account) => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const file = { fileType: 'image/png', base64: png.toString('base64'), fileName: 'photo.png', bucket: 'EquipmentPhoto' }
  const { FileId } = await account.call(UploadFile, { ...placeOf(account), ...file })
  return { FileId, Name: 'photo.png' }
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => [
    ...importWrites(world, { ...importCalls, jobs, file: fileOfPieces, Mapping: { 0: 'BuildingCode', 1: 'EquipmentName' } }),
    {
      call: AddPhotos,
      open: async account => {
        const { QrCodeId } = await addEquipment(account, 'Pump')
        const photo = await sendPhoto(account)
        return { input: Name => ({ ...placeOf(account), QrCodeId, UploadFiles: [{ ...photo, Name: `${Name}.png` }] }) }
      },
    },
  ],
  rows: account => {
    const GroupId = account.group.id
    const ImportId = randomUUID()
    const gId = GroupId
    return {
      'ImportEquipment/GetImports': {
        filter: { gId },
        add: tx => tx.insert(importRun).values(importRow(account, randomUUID(), 1, 'Equipment')),
      },
      'ImportEquipment/GetImportRows': {
        filter: { gId, ImportId },
        add: (tx, n) => {
          const { Sheet, ...row } = importRow(account, ImportId, n + 1, 'Equipment')
          const set = { Sheet, Mapping: { 0: 'EquipmentName', 1: n > 2 ? 'Floor' : 'BuildingCode' } }
          return tx
            .insert(importRun)
            .values({ ...row, ...set })
            .onConflictDoUpdate({ target: [importRun.GroupId, importRun.id], set })
        },
      },
    }
  },
}
