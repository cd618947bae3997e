import { describe, expect, test } from 'vitest'
import { hostileFiles, pdf, png } from '../../../../../../test/support/hostile.ts'
import { placeOf, savedSections, uploaded } from '../../../../../../test/support/sections.ts'
import { openWorld, send } from '../../../../../../test/world.ts'
import { UploadFile } from '../../../../base/files/contract.ts'
import { sampleBasicInfo } from '../../../buildings/sections/BasicInfo/sample.ts'
import { CreateProperty, EditProperty, GetLegalTerms, GetProperty } from '../../contract.ts'
import { termNames } from './model.ts'

const world = await openWorld()
const terms = { bytes: pdf(), name: 'terms.pdf', bucket: 'LegalTerms' }
type Account = Awaited<ReturnType<typeof world.newAccount>>
const file = ({ group }: Account, bytes: Uint8Array | string, fileName: string) => ({
  GroupId: group.id,
  bucket: 'LegalTerms',
  fileName,
  fileType: 'application/pdf',
  base64: Buffer.from(bytes).toString('base64'),
})

test('five terms, one uploaded PDF each, are saved, read back, and shown by /legal to those with Legal [A-FIELD-013, A-BEHAV-019]', async () => {
  const account = await world.newAccount()
  const links = await Promise.all(termNames.map(() => uploaded(account, account, terms)))
  const BuildingTermsAndConditions = Object.fromEntries(termNames.map((name, i) => [name, links[i]]))
  expect(termNames).toEqual(['SupplierCheckInTerms', 'EVRequestTerms', 'VacancyLeadTerms', 'RoomRentalTerms', 'OtherLeadTerms'])
  const { Sections } = await savedSections(account, { BuildingTermsAndConditions })
  expect(Sections.BuildingTermsAndConditions).toEqual(BuildingTermsAndConditions)
  const gm = await account.signInAs('GM')
  expect(await gm.call(GetLegalTerms, { gId: account.group.id, bId: account.building.id })).toEqual(BuildingTermsAndConditions)
  const chief = await account.signInAs('ChiefEngineer')
  expect(await chief.refuse(GetLegalTerms, { bId: account.building.id })).toMatchObject({ status: 403, code: 'usr.aut.npm' })
})

describe('PDF only [A-RULE-061]', () => {
  test('a picture, and a PDF in name only, are refused with the rule’s words', async () => {
    const account = await world.newAccount()
    expect(await account.refuse(UploadFile, file(account, png(8, 8), 'terms.png'))).toMatchObject({
      status: 400,
      message: 'The file is not type PDF',
    })
    expect(await account.refuse(UploadFile, file(account, png(8, 8), 'terms.pdf'))).toMatchObject({
      status: 400,
      message: 'Incorrect file type, please try again',
    })
  })

  test('hostile files are refused, or kept as what they are', async () => {
    const account = await world.newAccount()
    for (const { name, bytes, expect: verdict } of hostileFiles().filter(({ as }) => as === 'pdf')) {
      const { status } = await send(world.app, UploadFile, file(account, bytes, name), account.token)
      expect(verdict === 'reject' ? [400] : [200, 400], name).toContain(status)
    }
  })

  test('a link that is no PDF of this account, uploaded for terms, is refused at its field', async () => {
    const [account, other] = [await world.newAccount(), await world.newAccount()]
    const own = await uploaded(account, account, terms)
    const picture = await uploaded(account, account, { bytes: png(8, 8), name: 'me.png', bucket: 'avatar' })
    const place = await placeOf(account)
    const wrong = [
      'javascript:alert(1)',
      'https://elsewhere.example/terms.pdf',
      `https://elsewhere.example${new URL(own).pathname}`,
      `${own}?x=1`,
      picture,
      await uploaded(other, other, terms),
      own.replace(/[0-9a-f]{12}\/terms/, '000000000000/terms'),
    ]
    for (const RoomRentalTerms of wrong)
      expect(
        await account.refuse(EditProperty, { ...place, BuildingTermsAndConditions: { RoomRentalTerms } }),
        RoomRentalTerms,
      ).toMatchObject({
        status: 400,
        fields: [{ Field: 'BuildingTermsAndConditions.RoomRentalTerms', Message: 'Format error', Hint: expect.any(String) }],
      })
    expect((await account.call(GetProperty, { eId: account.building.id })).Sections.BuildingTermsAndConditions).toBeUndefined()
  })
})

test('GlobalManageEntities is needed to change the terms, and to upload them [A-PERM-026]', async () => {
  const account = await world.newAccount()
  const chief = await account.signInAs('ChiefEngineer')
  const save = { ...(await placeOf(account)), BuildingTermsAndConditions: {} }
  expect(await chief.refuse(EditProperty, save)).toMatchObject({ status: 403, code: 'usr.aut.npm' })
  expect(await chief.refuse(UploadFile, file(account, pdf(), 'a.pdf'))).toMatchObject({ status: 403, code: 'usr.aut.npm' })
  expect(await account.call(EditProperty, save)).toMatchObject({ Version: 2 })
})

test('BuildingTermsAndConditions shows the section [A-PERM-036]', async () => {
  const account = await world.newAccount()
  const link = await uploaded(account, account, terms)
  await savedSections(account, { BuildingTermsAndConditions: { OtherLeadTerms: link } })
  const [gm, marketing] = [await account.signInAs('GM'), await account.signInAs('Marketing')]
  const eId = account.building.id
  expect((await gm.call(GetProperty, { eId })).Sections.BuildingTermsAndConditions).toEqual({ OtherLeadTerms: link })
  expect((await marketing.call(GetProperty, { eId })).Sections).not.toHaveProperty('BuildingTermsAndConditions')
})

test('a new building takes its terms along', async () => {
  const account = await world.newAccount()
  const BuildingTermsAndConditions = { SupplierCheckInTerms: await uploaded(account, account, terms) }
  const { acId } = await account.call(CreateProperty, { GroupId: account.group.id, BasicInfo: sampleBasicInfo, BuildingTermsAndConditions })
  expect(await account.call(GetLegalTerms, { bId: acId })).toEqual(BuildingTermsAndConditions)
})
