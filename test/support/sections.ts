import { UploadFile, UploadImage } from '../../src/features/base/files/contract.ts'
import { uploadName } from '../../src/features/base/files/rules.ts'
import { EditProperty, GetProperty } from '../../src/features/property/propertyPage/contract.ts'
import type { Payloads } from '../../src/features/property/propertyPage/sections/payloads.ts'
import type { Account } from '../world.ts'

type Caller = Pick<Account, 'call'>

/** The ids and the version with which a section of the account's first building is saved. */
export const placeOf = async ({ group, building, call }: Pick<Account, 'group' | 'building' | 'call'>) => {
  const { Version } = await call(GetProperty, { eId: building.id, gId: group.id })
  return { GroupId: group.id, EntityId: building.id, BuildingId: building.id, Version }
}

/** Saves sections and reads the building back. */
export const savedSections = async (account: Account, payloads: Payloads) => {
  await account.call(EditProperty, { ...(await placeOf(account)), ...payloads })
  return account.call(GetProperty, { eId: account.building.id, gId: account.group.id })
}

/** Uploads a file into a bucket; gives its address. */
export const uploaded = async (
  { group, building }: Pick<Account, 'group' | 'building'>,
  { call }: Caller,
  { bytes, name, bucket }: { bytes: Uint8Array | string; name: string; bucket: string },
): Promise<string> => {
  const content = Buffer.from(bytes).toString('base64')
  const place = { GroupId: group.id, BuildingId: building.id, bucket, fileName: uploadName(group.id, bucket, name, '202611210120') }
  if (/\.(png|jpe?g)$/.test(name)) return (await call(UploadImage, { ...place, base64Image: content })).imageUrl
  return (await call(UploadFile, { ...place, fileType: 'application/pdf', base64: content })).fileUrl
}
