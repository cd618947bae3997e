import { expect, test } from 'vitest'
import { newQrCode } from '../../../../test/support/scans.ts'
import { openWorld } from '../../../../test/world.ts'
import { startOfDay } from '../../../core/zones.ts'
import type { FormAnswers, FormField } from '../../base/fields/model.ts'
import { fieldOnlyTypes } from '../../codes/functionalities/families/fieldOnly/fieldOnlyTypes.ts'
import { readTemplateFields } from '../../codes/functionalities/families/fieldOnly/wire.ts'
import { addRequest } from '../../codes/requests/data.ts'
import { GetCustomAnswers, GetCustomForms } from './contract.ts'

const world = await openWorld()
const tz = 'America/New_York'
const february = { startDate: startOfDay(tz, '2026-02-01'), endDate: startOfDay(tz, '2026-03-01') - 1, tz }

const template = readTemplateFields(fieldOnlyTypes.CustomFeedback.sample.Fields)
const stars: FormField = {
  Key: 'Q009.Stars',
  Code: 'Q009',
  Style: 'scan.Stars',
  Text: { en: 'How clean was it?' },
  Required: false,
  Choices: [],
}

const answered = async () => {
  const account = await world.newAccount({ role: 'Executive', buildings: 2 })
  const { QrCodeId } = await newQrCode(world, account, { Type: 'CustomFeedback', QrName: 'Front desk', Form: {} })
  const item = 'select id from qr_item where qr_code_id = $1'
  const ItemId = (await world.services.db.system.query<{ id: string }>(item, [QrCodeId])).rows[0]?.id ?? ''
  const send = (answers: FormAnswers, day = '2026-02-10', fields: readonly FormField[] = [...template, stars]) =>
    world.services.db.withTenant(account.group.id as never, tx =>
      addRequest(
        { tx, GroupId: account.group.id, now: new Date(`${day}T17:00:00Z`) },
        {
          id: crypto.randomUUID().replace(/^(.{14})./, '$17'),
          BuildingId: account.building.id,
          QrCodeId,
          ItemId,
          FunctionalityType: 'CustomFeedback',
          Venue: null,
          Language: 'en',
          isWork: false,
          fields,
          answers,
        },
      ),
    )
  await send({ Q001: 'Great', Q002: 'The guards are friendly.', Q003: 'jo@harbor.example', Q009: 5 })
  await send({ Q001: 'Great', Q009: 4 })
  await send({ Q001: 'Poor', Q002: 'The guards are slow.', Q009: 2 }, '2026-02-20')
  await send({ Q001: 'Poor' }, '2026-01-10')
  const older = template.map(one =>
    one.Code === 'Q001' ? { ...one, Choices: [...one.Choices, { Value: 'Odd', Text: { en: 'Odd' } }] } : one,
  )
  await send({ Q001: 'Odd' }, '2026-02-21', older)
  await send({ Q001: 'Fine' }, '2026-02-22')
  return { account, FormId: ItemId, gId: account.group.id, bId: account.building.id }
}

test('forms of the account and of a building with their answers of the period; those without stand last', async () => {
  const { account, FormId, gId, bId } = await answered()
  await newQrCode(world, account, { Type: 'CustomFeedback', QrName: 'Gate', Form: {}, BuildingId: account.buildings[1]?.id ?? '' })
  const { Forms } = await account.call(GetCustomForms, { gId, ...february })
  expect(Forms.map(one => [one.QrName, one.BuildingName.en, one.Count])).toEqual([
    ['Front desk', 'Building 1', 5],
    ['Gate', 'Building 2', 0],
  ])
  expect(Forms[0]).toMatchObject({ FormId, LastDate: Date.UTC(2026, 1, 22, 17) })
  expect((await account.call(GetCustomForms, { gId, bId, ...february })).Forms).toHaveLength(1)
})

test('each question tells its kind: choices are counted, numbers have a mean over time, texts have words; contacts are none', async () => {
  const { account, FormId, gId } = await answered()
  const out = await account.call(GetCustomAnswers, { gId, FormId, ...february })
  expect(out).toMatchObject({ Count: 5, More: false, Step: 'Day', Form: { QrName: 'Front desk' } })
  expect(out.Questions.map(one => [one.Text.en, one.Kind, one.Count])).toEqual([
    ['How was your visit?', 'Choice', 5],
    ['What should we change?', 'Text', 2],
    ['How clean was it?', 'Number', 3],
  ])
  expect(out.Questions[0]?.Choices.map(one => [one.Text.en, one.Count])).toEqual([
    ['Great', 2],
    ['Fine', 1],
    ['Poor', 1],
    ['Odd', 1], // of an older version
  ])
  expect(out.Questions[2]?.Mean).toBe(3.67)
  expect(out.Questions[2]?.Series.filter(one => one.Count > 0)).toEqual([
    { Day: '2026-02-10', Mean: 4.5, Count: 2 },
    { Day: '2026-02-20', Mean: 2, Count: 1 },
  ])
  expect(out.Questions[2]?.Series).toHaveLength(28)
  expect(out.Texts.map(one => one.Text)).toEqual(['The guards are slow.', 'The guards are friendly.'])
  expect(JSON.stringify(out)).not.toContain('jo@harbor.example')
  expect(out.WordClouds.find(one => one.Label.startsWith('guard'))).toMatchObject({ Value: 2 })
})

test('a form of another building or account, and an item that is no form, are not found', async () => {
  const { account, FormId, gId } = await answered()
  const stranger = await world.newAccount({ role: 'Executive' })
  expect((await stranger.refuse(GetCustomAnswers, { gId: stranger.group.id, FormId })).code).toBe('sys.obj.nof')
  const bound = await account.signInAs('Executive', [account.buildings[1]?.id ?? ''])
  expect((await bound.refuse(GetCustomAnswers, { gId, FormId })).code).toBe('sys.obj.nof')
  expect((await bound.call(GetCustomForms, { gId })).Forms).toEqual([])
  expect((await account.refuse(GetCustomAnswers, { gId, FormId: account.building.id })).code).toBe('sys.obj.nof')
  expect((await (await account.signInAs('Tenant')).refuse(GetCustomForms, { gId })).code).toBe('usr.aut.npm')
})
