import { describe, expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import type { Output } from '../../../core/call.ts'
import { sampleBasicInfo } from '../buildings/sections/BasicInfo/sample.ts'
import { EditProperty, GetProperty } from '../propertyPage/contract.ts'
import { GetBuildingQuestionnaire, GetBuildingQuestions, SaveBuildingQuestionnaire } from './contract.ts'
import { type Answer, type FieldStyle, fieldStyles } from './model.ts'

const world = await openWorld()
type Questions = Output<typeof GetBuildingQuestionnaire>['PropertyCHARQuestions']

const open = async (BuildingType = 'Industrial') => {
  const account = await world.newAccount({ role: 'Admin' })
  const ids = { GroupId: account.group.id, BuildingId: account.building.id }
  const { Version } = await account.call(GetProperty, { eId: ids.BuildingId, gId: ids.GroupId })
  const info = { ...sampleBasicInfo, BuildingType }
  await account.call(EditProperty, { ...ids, EntityId: ids.BuildingId, Version, BasicInfo: info })
  const read = () => account.call(GetBuildingQuestionnaire, { gId: ids.GroupId, bId: ids.BuildingId })
  const answers = async () => answersIn((await read()).PropertyCHARQuestions)
  const save = async (given: Record<string, Answer>) =>
    account.call(SaveBuildingQuestionnaire, {
      BuildingId: ids.BuildingId,
      Version: (await read()).Version,
      PropertyCHARQuestions: asSent(given),
    })
  return { account, ids, read, answers, save }
}

const asSent = (given: Record<string, unknown>) => [
  { Questions: Object.entries(given).map(([Name, Value]) => ({ Name, Value: Value as Answer })) },
]
const answersIn = (sections: Questions) =>
  Object.fromEntries(sections.flatMap(({ Questions }) => Questions).flatMap(({ Name, Value }) => (Value === null ? [] : [[Name, Value]])))

test('an industrial building reads its questions by section, and what is asked only after an answer [A-FIELD-017, A-CALL-038]', async () => {
  const { read } = await open()
  const { PropertyCHARQuestions, ConditionalFields } = await read()
  expect(PropertyCHARQuestions.map(({ SectionName }) => SectionName.en)).toEqual([
    'Ownership & Management',
    'Use & Tenancy',
    'Structure',
    'Loading & Yard',
    'Power & Fire Protection',
  ])
  const clear = PropertyCHARQuestions.flatMap(({ Questions }) => Questions).find(({ Name }) => Name === 'ClearHeight')
  expect(clear).toEqual({
    Name: 'ClearHeight',
    FieldText: { en: 'Clear height (ft)', es: 'Altura libre (ft)', fr: 'Hauteur libre (pi)' },
    FieldStyle: 'Number',
    Value: null,
    Options: [],
  })
  expect(ConditionalFields).toContainEqual({ Key: 'RailServed', Value: 'Yes', Text: 'RailProvider' })
})

test('questions are asked in the five styles [A-CONST-005]', async () => {
  const { read } = await open()
  const { PropertyCHARQuestions } = await read()
  expect(fieldStyles).toEqual(['Text', 'Number', 'DateSelection', 'MultipleSelect', 'DropDownSelection'])
  const used = new Set<FieldStyle>(PropertyCHARQuestions.flatMap(({ Questions }) => Questions).map(({ FieldStyle }) => FieldStyle))
  expect([...used].toSorted()).toEqual([...fieldStyles].toSorted())
})

test('an industrial building is one of seven property types [A-CONST-032]', async () => {
  const { read } = await open()
  const { PropertyCHARQuestions } = await read()
  const type = PropertyCHARQuestions.flatMap(({ Questions }) => Questions).find(({ Name }) => Name === 'PropertyType')
  expect(type?.Options.map(({ Value }) => Value)).toEqual([
    'Manufacturing',
    'Warehouse & Distribution',
    'Industrial Park',
    'R&D',
    'Data Center',
    'Cold Storage',
    'Flex Space',
  ])
})

test('the template has the questions without answers; other verticals have none [A-CALL-037]', async () => {
  const { account, ids, save } = await open()
  await save({ YearBuilt: 1998 })
  const ask = (eType: 'Industrial' | 'Office') =>
    account.call(GetBuildingQuestions, {
      gId: ids.GroupId,
      bId: ids.BuildingId,
      fType: 'Building',
      qType: 'PropertyCHAR',
      eId: ids.BuildingId,
      eType,
    })
  const { PropertyCHARQuestions, ConditionalFields } = await ask('Industrial')
  expect(PropertyCHARQuestions.length).toBeGreaterThan(0)
  expect(answersIn(PropertyCHARQuestions)).toEqual({})
  expect(ConditionalFields.length).toBeGreaterThan(0)
  expect(await ask('Office')).toEqual({ PropertyCHARQuestions: [], ConditionalFields: [] })
})

describe('answers', () => {
  const given = {
    YearBuilt: 1998,
    OwnershipFund: 'Northgate Income Fund II',
    PropertyType: 'Warehouse & Distribution',
    TenantSpaceUse: ['Storage', 'Distribution'],
    MajorTenantLED: '2031-06-30',
  }
  test('of every style are saved and read back; what was not sent keeps its answer [A-CALL-039]', async () => {
    const { save, answers } = await open()
    await save(given)
    expect(await answers()).toEqual(given)
    await save({ YearBuilt: 1999, OwnershipFund: '  ' })
    const { OwnershipFund: _cleared, ...rest } = given
    expect(await answers()).toEqual({ ...rest, YearBuilt: 1999 })
  })

  test('a question is asked only while its condition holds; the answer to one that is not asked is not kept [A-BEHAV-040]', async () => {
    const { save, answers } = await open()
    await save({ RailServed: 'Yes', RailProvider: 'CSX', RailDoors: 4, GeneratorCapacity: 800 })
    expect(await answers()).toEqual({ RailServed: 'Yes', RailProvider: 'CSX', RailDoors: 4 })
    await save({ RailServed: 'No' })
    expect(await answers()).toEqual({ RailServed: 'No' })
    await save({ Sprinkler: 'Dry pipe', SprinklerTested: '2026-03-02' })
    expect(await answers()).toMatchObject({ SprinklerTested: '2026-03-02' })
  })

  test('what was read can be sent back as it is', async () => {
    const { account, ids, save, read, answers } = await open()
    await save(given)
    const { PropertyCHARQuestions, Version } = await read()
    await account.call(SaveBuildingQuestionnaire, { ...ids, Version, PropertyCHARQuestions })
    expect(await answers()).toEqual(given)
  })

  test.each<[string, unknown]>([
    ['YearBuilt', 'nineteen'],
    ['YearBuilt', 12],
    ['ClearHeight', -1],
    ['PropertyType', 'Castle'],
    ['TenantSpaceUse', ['Storage', 'Parties']],
    ['TenantSpaceUse', 'Storage'],
    ['MajorTenantLED', '2026-02-30'],
    ['MajorTenantLED', 'soon'],
    ['OwnershipFund', 7],
  ])('%s: %j does not fit its question', async (name, value) => {
    const { account, ids } = await open()
    const sent = { BuildingId: ids.BuildingId, Version: 2, PropertyCHARQuestions: asSent({ [name]: value }) }
    expect(await account.refuse(SaveBuildingQuestionnaire, sent)).toMatchObject({
      status: 400,
      fields: [{ Field: 'PropertyCHARQuestions.0.Questions.0.Value', Message: 'Format error', Hint: expect.any(String) }],
    })
  })

  test('a question that nobody asks, or that comes twice, is refused', async () => {
    const { account, ids } = await open()
    const refused = (...names: string[]) =>
      account.refuse(SaveBuildingQuestionnaire, {
        BuildingId: ids.BuildingId,
        Version: 2,
        PropertyCHARQuestions: [{ Questions: names.map(Name => ({ Name, Value: null })) }],
      })
    expect(await refused('__proto__')).toMatchObject({ fields: [{ Field: 'PropertyCHARQuestions.0.Questions.0.Name' }] })
    expect(await refused('YearBuilt', 'YearBuilt')).toMatchObject({ fields: [{ Field: 'PropertyCHARQuestions.0.Questions.1.Name' }] })
  })

  test('a save of what somebody else has changed since is refused', async () => {
    const { account, ids, save, read } = await open()
    const { Version } = await read()
    await save({ YearBuilt: 2001 })
    const late = { ...ids, Version, PropertyCHARQuestions: asSent({ YearBuilt: 1900 }) }
    expect(await account.refuse(SaveBuildingQuestionnaire, late)).toMatchObject({ status: 409, code: 'sys.obj.cfl' })
  })
})

test('a building of another vertical has no questionnaire [A-RULE-008]', async () => {
  const { account, ids } = await open('Office')
  expect(await account.refuse(GetBuildingQuestionnaire, { gId: ids.GroupId, bId: ids.BuildingId })).toMatchObject({ status: 404 })
  const sent = { BuildingId: ids.BuildingId, Version: 2, PropertyCHARQuestions: asSent({ YearBuilt: 2001 }) }
  expect(await account.refuse(SaveBuildingQuestionnaire, sent)).toMatchObject({ status: 404, code: 'sys.obj.nof' })
})

test('answers are not part of the building that GetProperty gives', async () => {
  const { account, ids, save } = await open()
  await save({ YearBuilt: 2001 })
  const { Sections } = await account.call(GetProperty, { eId: ids.BuildingId, gId: ids.GroupId })
  expect(Sections).toEqual({})
})
