import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import { building } from '../../property/buildings/tables.ts'
import { SaveBuildingQuestionnaire } from '../../property/questionnaire/contract.ts'
import { GetCharacteristicsOptions, GetPropertyCharacteristics, SearchPropertyCharacteristics } from './contract.ts'

const world = await openWorld()

const described = async () => {
  const account = await world.newAccount({ role: 'Executive', buildings: 3 })
  const [gId, [first, second, office]] = [account.group.id, account.buildings.map(one => one.id)]
  await world.services.db.asSystem('industrial buildings of a test', async tx => {
    for (const [id, Region] of [
      [first, 'North'],
      [second, 'South'],
    ] as const)
      await tx
        .update(building)
        .set({ BuildingType: 'Industrial', Region })
        .where(eq(building.id, id ?? ''))
  })
  const Questions = [
    { Name: 'AcquisitionPortfolio', Value: 'Harbor II' },
    { Name: 'YearBuilt', Value: new Date().getUTCFullYear() - 12 },
    { Name: 'MultiTenated', Value: 'Yes' },
    { Name: 'PropertyType', Value: 'Cold Storage' },
    { Name: 'ColdRoomTemperature', Value: -10 },
  ]
  await account.call(SaveBuildingQuestionnaire, {
    GroupId: gId,
    BuildingId: first ?? '',
    Version: 1,
    PropertyCHARQuestions: [{ Questions }],
  })
  return { account, gId, first: first ?? '', second: second ?? '', office: office ?? '' }
}

test('a building tells what it is, section by section; what is not asked of it is left out [C-CALL-117] [C-FIELD-054] [C-FIELD-055]', async () => {
  const { account, gId, first, office } = await described()
  const out = await account.call(GetPropertyCharacteristics, { gId, bId: first })
  expect(out).toMatchObject({
    BuildingName: { en: 'Building 1' },
    Region: 'North',
    AcquisionPortfolio: 'Harbor II',
    PropertyAge: 12,
    MultiTenated: 'Yes',
    PropertyType: 'Cold Storage',
    OwnershipFund: null,
    TenantSpaceUse: [],
  })
  const questions = out.Sections.flatMap(one => one.Questions)
  expect(questions.find(one => one.Name === 'ColdRoomTemperature')).toMatchObject({ Value: -10 })
  expect(questions.some(one => one.Name === 'CriticalLoad')).toBe(false)
  expect(out.Sections[0]?.SectionName.en).toBe('Ownership & Management')
  expect((await account.refuse(GetPropertyCharacteristics, { gId, bId: office })).code).toBe('sys.obj.nof')
})

test('questions, regions and buildings are searched; the index is narrowed to them [C-CALL-118] [C-CALL-119]', async () => {
  const { account, gId, first, second } = await described()
  const all = await account.call(GetCharacteristicsOptions, { gId })
  expect([all.Regions, all.Buildings.map(one => one.BuildingId)]).toEqual([
    ['North', 'South'],
    [first, second],
  ])
  expect(all.Questions.length).toBeGreaterThan(20)
  const found = await account.call(GetCharacteristicsOptions, { gId, text: 'PORTFOLIO' })
  expect(found).toMatchObject({ Questions: [{ Name: 'AcquisitionPortfolio' }], Regions: [], Buildings: [] })
  const search = async (input: object) =>
    (await account.call(SearchPropertyCharacteristics, { gId, ...input })).Rows.map(one => one.BuildingName.en)
  expect(await search({})).toEqual(['Building 1', 'Building 2'])
  expect(await search({ bId: second })).toEqual(['Building 2'])
  expect(await search({ names: 'building 1, Nowhere' })).toEqual(['Building 1'])
  expect(await search({ regions: 'South' })).toEqual(['Building 2'])
})

test('only buildings that the reader sees, of their account, and with the permission', async () => {
  const { account, gId, first, second } = await described()
  const bound = await account.signInAs('Executive', [second])
  expect((await bound.call(SearchPropertyCharacteristics, { gId })).Rows.map(one => one.BuildingId)).toEqual([second])
  expect((await bound.refuse(GetPropertyCharacteristics, { gId, bId: first })).code).toBe('sys.obj.nof')
  const stranger = await world.newAccount({ role: 'Executive' })
  expect((await stranger.refuse(SearchPropertyCharacteristics, { gId })).code).toBe('sys.obj.nof')
  expect((await (await account.signInAs('Marketing')).refuse(GetCharacteristicsOptions, { gId })).code).toBe('usr.aut.npm')
})
