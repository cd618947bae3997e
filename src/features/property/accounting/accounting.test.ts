import { describe, expect, test } from 'vitest'
import { openWorld } from '../../../../test/world.ts'
import type { Input } from '../../../core/call.ts'
import { permissionsOf } from '../../../core/permissions.ts'
import { sampleBasicInfo } from '../buildings/sections/BasicInfo/sample.ts'
import { CreateProperty, EditProperty, GetProperty } from '../propertyPage/contract.ts'
import { mayEdit, shownSections } from '../propertyPage/sections/sections.ts'
import { GetAccountingConfig, SaveAccountingConfig, SaveDropDownOption } from './contract.ts'
import { type AccountingSection, invoiceTypes, mobileActions, workOrderTypes } from './model.ts'

const world = await openWorld()

const config: AccountingSection = {
  MCFields: [
    { Type: 'Material', Categories: 'HVAC', Materials: 'Pleated filter 24 × 24', ChargeCode: 'M-210', Prices: 18.35, Markup: 12.5 },
    { Type: 'Labor', Categories: '', Materials: 'Engineer, after hours', ChargeCode: '', Prices: 0, Markup: 0 },
  ],
  MobileAction: 'Required',
  GLFields: [
    {
      ServiceRequestType: 'HVAC',
      ChargeCode: 'C-11',
      WorkOrderType: 'SR',
      AccountCode: '6120-00',
      AccountDescription: 'HVAC repairs',
      CreatedDate: 1_790_000_000_000,
    },
    {
      ServiceRequestType: 'Cleaning',
      ChargeCode: 'C-12',
      WorkOrderType: 'OND',
      AccountCode: '',
      AccountDescription: '',
      CreatedDate: 1_790_000_000_001,
    },
  ],
  GLCode: '6100',
  InvoiceType: 'Detailed',
  TaxRate: 8.875,
}

const open = async () => {
  const account = await world.newAccount({ role: 'Admin' })
  const ids = { GroupId: account.group.id, BuildingId: account.building.id }
  const read = () => account.call(GetAccountingConfig, { bId: ids.BuildingId, gId: ids.GroupId })
  const save = async (change: Partial<Input<typeof SaveAccountingConfig>> = {}) =>
    account.call(SaveAccountingConfig, { ...ids, Version: (await read()).Version, ...config, ...change })
  const refused = (change: object) => account.refuse(SaveAccountingConfig, { ...ids, Version: 1, ...config, ...change })
  return { account, ids, read, save, refused }
}

test('materials, labor and ledger codes are saved and read back to the cent [A-FIELD-019, A-FIELD-020, A-CALL-044, A-CALL-045, A-BEHAV-010]', async () => {
  const { read, save } = await open()
  await save()
  expect(await read()).toMatchObject({
    MaterialCost: { Fields: config.MCFields, MobileAction: 'Required' },
    GLCodes: { Fields: config.GLFields, GLCode: '6100', InvoiceType: 'Detailed', TaxRate: 8.875 },
    Options: { 'GLCode-Category': expect.arrayContaining([expect.any(String)]) },
  })
})

test('a price is kept in whole cents, whatever a fraction of a dollar looks like in binary', async () => {
  const { ids, read, save } = await open()
  const prices = [0.07, 1.1, 4.35, 8.2, 1.15, 10.05, 1234.57, 99_999_999.99]
  await save({ MCFields: prices.map(Prices => ({ ...config.MCFields[0], Prices })) })
  expect((await read()).MaterialCost.Fields.map(({ Prices }) => Prices)).toEqual(prices)
  const { rows } = await world.services.db.system.query<{ cents: number[] }>(
    `select array(select (row->>'Cents')::numeric::text from jsonb_array_elements(payload->'MCFields') row) as cents
     from building_section where building_id = $1`,
    [ids.BuildingId],
  )
  expect(rows[0]?.cents).toEqual(['7', '110', '435', '820', '115', '1005', '123457', '9999999999'])
})

test('a building that nobody has set up reads as empty', async () => {
  const { read } = await open()
  expect(await read()).toMatchObject({ MaterialCost: { Fields: [] }, GLCodes: { Fields: [], GLCode: '', TaxRate: null } })
})

describe('a save is blocked', () => {
  test.each(['Markup', 'Prices', 'Type', 'Materials'])('while a material row lacks %s [A-RULE-063]', async field => {
    const { refused, read } = await open()
    const MCFields = [config.MCFields[0], { ...config.MCFields[1], [field]: field === 'Type' || field === 'Materials' ? ' ' : null }]
    expect(await refused({ MCFields })).toMatchObject({
      status: 400,
      message: 'Please fill in the required fields',
      fields: [{ Field: `MCFields.1.${field}`, Message: 'Required' }],
    })
    expect((await read()).MaterialCost.Fields).toEqual([])
  })

  test.each(['ChargeCode', 'ServiceRequestType', 'WorkOrderType'])('while a ledger row lacks %s [A-RULE-064]', async field => {
    const { refused } = await open()
    const GLFields = [config.GLFields[0], { ...config.GLFields[1], [field]: '' }]
    expect(await refused({ GLFields })).toMatchObject({ status: 400, fields: [{ Field: `GLFields.1.${field}`, Message: 'Required' }] })
  })

  test.each([
    ['GLCode', ''],
    ['TaxRate', null],
  ])('while %s is empty [A-RULE-065]', async (field, value) => {
    const { refused } = await open()
    expect(await refused({ [field]: value })).toMatchObject({ status: 400, fields: [{ Field: field, Message: 'Required' }] })
  })

  test('while an amount has parts of a cent, is negative or too large', async () => {
    const { refused } = await open()
    for (const Prices of [1.005, -1, 1e9])
      expect(await refused({ MCFields: [{ ...config.MCFields[0], Prices }] })).toMatchObject({
        fields: [{ Field: 'MCFields.0.Prices', Message: 'Format error', Hint: expect.any(String) }],
      })
    for (const TaxRate of [8.87501, -0.5, 101]) expect(await refused({ TaxRate })).toMatchObject({ fields: [{ Field: 'TaxRate' }] })
  })

  test('while two ledger rows have one identity [A-RULE-011]', async () => {
    const { refused } = await open()
    const GLFields = config.GLFields.map(row => ({ ...row, CreatedDate: 5 }))
    expect(await refused({ GLFields })).toMatchObject({
      fields: [{ Field: 'GLFields.1.CreatedDate', Message: 'Format error', Hint: expect.any(String) }],
    })
  })
})

test('each ledger row has a date of its own as its identity; one without gets it when it is saved [A-RULE-011]', async () => {
  const { read, save } = await open()
  const [first, second] = config.GLFields
  await save({ GLFields: [{ ...first, CreatedDate: null }, { ...second }, { ...first, CreatedDate: undefined }] })
  const dates = (await read()).GLCodes.Fields.map(({ CreatedDate }) => CreatedDate)
  expect(new Set(dates).size).toBe(3)
  expect(dates[1]).toBe(second?.CreatedDate)
  for (const date of dates) expect(date).toBeGreaterThan(1_700_000_000_000)
})

test('the four work order types have their codes [A-CONST-007]', async () => {
  expect(workOrderTypes).toEqual({ PM: 'PreventativeMaintenance', SR: 'ServiceRequest', IN: 'Inspection', OND: 'OnDemand' })
  const { refused } = await open()
  expect(await refused({ GLFields: [{ ...config.GLFields[0], WorkOrderType: 'XX' }] })).toMatchObject({
    fields: [{ Field: 'GLFields.0.WorkOrderType', Message: 'Format error', Hint: expect.any(String) }],
  })
})

test('MobileAction and InvoiceType take the values that were decided, and no other [A-BEHAV-041]', async () => {
  const { refused, save, read } = await open()
  expect([mobileActions, invoiceTypes]).toEqual([
    ['Hidden', 'Optional', 'Required'],
    ['Summary', 'Detailed'],
  ])
  for (const MobileAction of mobileActions) await save({ MobileAction })
  for (const InvoiceType of invoiceTypes) await save({ InvoiceType })
  expect(await read()).toMatchObject({ MaterialCost: { MobileAction: 'Required' }, GLCodes: { InvoiceType: 'Detailed' } })
  expect(await refused({ MobileAction: 'Sometimes' })).toMatchObject({ fields: [{ Field: 'MobileAction' }] })
  expect(await refused({ InvoiceType: 'Verbal' })).toMatchObject({ fields: [{ Field: 'InvoiceType' }] })
})

describe('the option lists', () => {
  test('have categories for both tables, and take new ones, each once [A-FIELD-021, A-BEHAV-042, A-CALL-046]', async () => {
    const { account, ids, read } = await open()
    const { Options } = await read()
    expect(Options['GLCode-Category']).toContain('HVAC')
    expect(Options['MaterialLabor-Category']).toContain('Plumbing')
    const add = (Option: string) => account.call(SaveDropDownOption, { ...ids, FieldName: 'GLCode-Category', Option })
    await add(' Snow removal ')
    await add('snow Removal')
    await add('hvac')
    const after = (await read()).Options
    expect(after['GLCode-Category']).toEqual([...Options['GLCode-Category'], 'Snow removal'])
    expect(after['MaterialLabor-Category']).toEqual(Options['MaterialLabor-Category'])
    expect(await account.refuse(SaveDropDownOption, { ...ids, FieldName: 'GLCode-Category', Option: ' ' })).toMatchObject({
      fields: [{ Field: 'Option', Message: 'Required' }],
    })
  })

  test('take the new categories of rows that are saved', async () => {
    const { read, save } = await open()
    await save({ MCFields: [{ ...config.MCFields[0], Categories: 'Landscaping' }] })
    expect((await read()).Options['MaterialLabor-Category']).toContain('Landscaping')
  })
})

test('a save of what somebody else has changed since is refused', async () => {
  const { account, ids, read, save } = await open()
  const { Version } = await read()
  await save()
  expect(await account.refuse(SaveAccountingConfig, { ...ids, ...config, Version })).toMatchObject({ status: 409, code: 'sys.obj.cfl' })
  await save({ GLCode: '7000', Version: (await read()).Version })
  expect((await read()).GLCodes.GLCode).toBe('7000')
})

test('a new building takes its accounting along, under the same rules', async () => {
  const { account, ids } = await open()
  const { acId } = await account.call(CreateProperty, { GroupId: ids.GroupId, BasicInfo: sampleBasicInfo, AccountingSection: config })
  const { GLCodes } = await account.call(GetAccountingConfig, { bId: acId, gId: ids.GroupId })
  expect(GLCodes.Fields).toEqual(config.GLFields)
  const bad = { GroupId: ids.GroupId, BasicInfo: sampleBasicInfo, AccountingSection: { ...config, GLCode: '' } }
  expect(await account.refuse(CreateProperty, bad)).toMatchObject({ fields: [{ Field: 'AccountingSection.GLCode', Message: 'Required' }] })
})

test('EditProperty saves the section too, and GetProperty keeps it to its own call', async () => {
  const { account, ids, read } = await open()
  const { Version } = await read()
  await account.call(EditProperty, { ...ids, EntityId: ids.BuildingId, Version, AccountingSection: config })
  expect((await read()).GLCodes.GLCode).toBe('6100')
  expect((await account.call(GetProperty, { eId: ids.BuildingId, gId: ids.GroupId })).Sections).toEqual({})
})

test('MaterialAndCost shows the Accounting Section, and is needed to read and to save it [A-PERM-041]', async () => {
  const { account, ids } = await open()
  const chief = await account.signInAs('ChiefEngineer')
  expect(await chief.refuse(GetAccountingConfig, { bId: ids.BuildingId, gId: ids.GroupId })).toMatchObject({ code: 'usr.aut.npm' })
  expect(await chief.refuse(SaveAccountingConfig, { ...ids, Version: 1, ...config })).toMatchObject({ code: 'usr.aut.npm' })
  const shown = (permissions: object) => shownSections({ mode: 'edit', permissions, built: ['AccountingSection'] }).map(({ key }) => key)
  expect(shown({ MaterialAndCost: true })).toEqual(['AccountingSection'])
  expect(shown({ ...permissionsOf('AcAdmin'), MaterialAndCost: false })).toEqual([])
  expect(mayEdit('AccountingSection', { MaterialAndCost: true })).toBe(true)
})
