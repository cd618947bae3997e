import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hostileFiles, pdf, png } from '../../../../../../test/support/hostile.ts'
import { placeOf, savedSections, uploaded } from '../../../../../../test/support/sections.ts'
import { openWorld } from '../../../../../../test/world.ts'
import { UploadImage } from '../../../../base/files/contract.ts'
import { EditProperty, GetProperty } from '../../contract.ts'
import { noOwner } from './rules.ts'

const world = await openWorld()
type Account = Awaited<ReturnType<typeof world.newAccount>>
const logo = { bytes: png(8, 8), name: 'owner.png', bucket: 'OwnerLogo' }
const image = ({ group }: Account, bytes: Uint8Array | string, fileName: string) => ({
  GroupId: group.id,
  bucket: 'OwnerLogo',
  fileName,
  base64Image: Buffer.from(bytes).toString('base64'),
})

test('the owner’s logo and name are saved and read back [A-FIELD-015]', async () => {
  const account = await world.newAccount()
  const WhiteLabel = { LogoFile: await uploaded(account, account, logo), HasOwner: true, Label: ' Quayside Capital ' }
  const { Sections } = await savedSections(account, { WhiteLabel })
  expect(Sections.WhiteLabel).toEqual({ ...WhiteLabel, Label: 'Quayside Capital' })
})

test('without Has Owner there is no name; with it the name must be there [A-RULE-009]', async () => {
  const account = await world.newAccount()
  const { Sections } = await savedSections(account, { WhiteLabel: { HasOwner: false, Label: 'Quayside Capital' } })
  expect(Sections.WhiteLabel).toEqual(noOwner)
  const refused = await account.refuse(EditProperty, { ...(await placeOf(account)), WhiteLabel: { HasOwner: true, Label: ' ' } })
  expect(refused).toMatchObject({ status: 400, fields: [{ Field: 'WhiteLabel.Label', Message: 'Required' }] })
})

test('the logo is a png, jpg or jpeg, and nothing else [A-RULE-060]', async () => {
  const account = await world.newAccount()
  const jpeg = await sharp(png(8, 8)).jpeg().toBuffer()
  for (const [bytes, name] of [
    [png(8, 8), 'a.png'],
    [jpeg, 'a.jpg'],
    [jpeg, 'a.jpeg'],
  ] as const) {
    const LogoFile = await uploaded(account, account, { bytes, name, bucket: 'OwnerLogo' })
    const { Sections } = await savedSections(account, { WhiteLabel: { ...noOwner, LogoFile } })
    expect(Sections.WhiteLabel?.LogoFile, name).toBe(LogoFile)
  }
  for (const [bytes, name] of [
    [png(8, 8), 'a.gif'],
    [pdf(), 'a.pdf'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'],
  ] as const)
    expect(await account.refuse(UploadImage, image(account, bytes, name)), name).toMatchObject({
      status: 400,
      message: 'The file is not type .png, .jpg, .jpeg',
    })
  for (const { name, bytes } of hostileFiles().filter(({ as, expect: verdict }) => ['png', 'jpg'].includes(as) && verdict === 'reject'))
    expect((await account.refuse(UploadImage, image(account, bytes, name))).status, name).toBe(400)
})

test('a logo that was not uploaded as one is refused', async () => {
  const account = await world.newAccount()
  const avatar = await uploaded(account, account, { ...logo, bucket: 'avatar' })
  for (const LogoFile of [avatar, 'https://elsewhere.example/x.png'])
    expect(await account.refuse(EditProperty, { ...(await placeOf(account)), WhiteLabel: { ...noOwner, LogoFile } })).toMatchObject({
      fields: [{ Field: 'WhiteLabel.LogoFile', Message: 'Format error', Hint: expect.any(String) }],
    })
})

test('WhiteLabel shows the section and lets it be changed [A-PERM-040]', async () => {
  const account = await world.newAccount()
  const [gm, marketing] = [await account.signInAs('GM'), await account.signInAs('Marketing')]
  const WhiteLabel = { LogoFile: await uploaded(account, gm, logo), HasOwner: true, Label: 'Quayside Capital' }
  await gm.call(EditProperty, { ...(await placeOf(account)), WhiteLabel })
  const eId = account.building.id
  expect((await gm.call(GetProperty, { eId })).Sections.WhiteLabel).toEqual(WhiteLabel)
  expect((await marketing.call(GetProperty, { eId })).Sections).not.toHaveProperty('WhiteLabel')
  expect(await marketing.refuse(EditProperty, { ...(await placeOf(account)), WhiteLabel })).toMatchObject({ code: 'usr.aut.npm' })
})
