import sharp from 'sharp'
import { codeOf, placeOf } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import type { Account } from '../../../../test/world.ts'
import { UploadFile } from '../../base/files/contract.ts'
import { SaveQrCode } from '../qr/contract.ts'
import { AddFloorPlan, DeleteFloorPlan, EditFloorPlan, PlaceCode, TakeCodeOff } from './contract.ts'

/** A picture of a plan that the account’s user has sent. */
export const sendPlan = async (account: Account, [width, height]: readonly [number, number] = [800, 600]) => {
  const png = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const file = { fileType: 'image/png', base64: png.toString('base64'), fileName: 'plan.png', bucket: 'FloorPlan' }
  const { FileId } = await account.call(UploadFile, { ...placeOf(account), ...file })
  return { FileId, Name: 'plan.png' }
}

/** A plan of the account’s building. */
export const addPlan = async (account: Account, Floor = '3') =>
  account.call(AddFloorPlan, { ...placeOf(account), Floor, Picture: await sendPlan(account) })

/** A plan, and a code of its floor. */
export const addPlanWithCode = async (account: Account, Floor = '3') => {
  const { acId: PlanId } = await addPlan(account, Floor)
  const { QrCodeId } = await account.call(SaveQrCode, { ...placeOf(account), ...codeOf('Lift'), Floor })
  return { PlanId, QrCodeId }
}

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: () => [
    {
      call: AddFloorPlan,
      open: async account => {
        const Picture = await sendPlan(account)
        return { input: text => ({ ...placeOf(account), Floor: text, Picture }) }
      },
    },
    {
      call: DeleteFloorPlan,
      open: async account => {
        const { acId } = await addPlan(account)
        return { input: () => ({ ...placeOf(account), PlanId: acId }) }
      },
    },
    {
      call: PlaceCode,
      open: async account => {
        const one = await addPlanWithCode(account)
        return { input: text => ({ ...placeOf(account), ...one, X: text === 'mine' ? 0.25 : 0.75, Y: 0.5 }) }
      },
    },
    {
      call: TakeCodeOff,
      open: async account => {
        const one = await addPlanWithCode(account)
        await account.call(PlaceCode, { ...placeOf(account), ...one, X: 0.5, Y: 0.5 })
        return { input: () => ({ ...placeOf(account), QrCodeId: one.QrCodeId }) }
      },
    },
  ],
  saves: () => [
    [
      'floor plan',
      {
        call: EditFloorPlan,
        open: async account => {
          const Picture = await sendPlan(account)
          const { acId, Version } = await account.call(AddFloorPlan, { ...placeOf(account), Floor: '3', Picture })
          return { input: text => ({ ...placeOf(account), PlanId: acId, Version, Floor: text, Picture }) }
        },
      },
    ],
  ],
}
