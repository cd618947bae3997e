import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../../../../../test/world.ts'
import { AddPropertyTag, GetBuildingTypes, GetPropertyList, GetPropertyTags, GetRegions, GetStates } from '../contract.ts'
import { building } from '../tables.ts'

const world = await openWorld()

type Row = Partial<typeof building.$inferInsert> & { name: string; es?: string }
/** An account with these buildings. */
const accountOf = async (rows: readonly Row[]) => {
  const account = await world.newAccount({ buildings: 0 })
  const values = rows.map(({ name, es, ...rest }, i) => ({
    GroupId: account.group.id,
    Name: { en: name, ...(es && { es }) },
    Code: `C${i}`,
    BuildingType: 'Office',
    AddressLine1: '1 Test Street',
    City: 'Boston',
    State: 'MA',
    Zip: '02110',
    ContactEmail: 'a@b.example',
    ...rest,
  }))
  const made = await world.services.db.asSystem('test', tx => tx.insert(building).values(values).returning())
  const names = async (input: Omit<Parameters<typeof account.call<typeof GetPropertyList>>[1], 'filter'> & { filter?: object } = {}) => {
    const reply = await account.call(GetPropertyList, { ...input, filter: { gId: account.group.id, ...input.filter } })
    return { names: reply.Properties.map(({ Name }) => Name.en), Total: reply.Total }
  }
  return { ...account, made, names }
}

describe('GetPropertyList', () => {
  test('bIds narrows it to these buildings, of this account only, and takes a hundred', async () => {
    const { names, made } = await accountOf([{ name: 'Anchor' }, { name: 'Beacon' }, { name: 'Cove' }])
    const other = await accountOf([{ name: 'Elsewhere' }])
    const bIds = [made[2]?.id ?? '', made[0]?.id ?? '', other.made[0]?.id ?? '']
    expect(await names({ filter: { bIds } })).toEqual({ names: ['Anchor', 'Cove'], Total: 2 })
    expect(await names({ filter: { bIds: [] } })).toEqual({ names: [], Total: 0 })
    expect((await other.refuse(GetPropertyList, { filter: { gId: other.group.id, bIds: Array(101).fill(bIds[0]) } })).code).toBe(
      'req.val.inv',
    )
  })

  test('gives the rows of the account with Properties and Total [A-CALL-017] [A-CALL-026] [C-FIELD-056] [C-CALL-048] [B-CALL-015] [B-FIELD-024]', async () => {
    const { call, group, made } = await accountOf([{ name: 'Anchor', es: 'Ancla', Region: 'Northeast', Market: 'Boston', Code: 'ANC' }])
    expect(await call(GetPropertyList, { filter: { gId: group.id } })).toEqual({
      Total: 1,
      More: false,
      Properties: [
        {
          id: made[0]?.id,
          Name: { en: 'Anchor', es: 'Ancla' },
          Code: 'ANC',
          PropertyTag: null,
          PropertyType: 'Single',
          AddressLine1: '1 Test Street',
          AddressLine2: null,
          City: 'Boston',
          State: 'MA',
          Zip: '02110',
          Country: 'USA',
          BuildingType: 'Office',
          Region: 'Northeast',
          Market: 'Boston',
          LogoFilename: null,
          Version: 1,
          ArchivedDate: null,
        },
      ],
    })
  })

  test('tells the last 30 days of each building where it is asked to, and sorts by them', async () => {
    const { call, group, made } = await accountOf([{ name: 'Anchor' }, { name: 'Brick' }, { name: 'Cedar' }])
    const [anchor = '', brick = '', cedar = ''] = made.map(one => one.id)
    await world.services.db.asSystem('test figures', async tx => {
      for (const [id, scans] of [
        [anchor, 3],
        [brick, 8],
      ] as const)
        await tx.execute(sql`with code as (
          insert into qr_code (group_id, building_id, address, sign_id, qr_name, qr_type, entity_type, location)
          values (${group.id}, ${id}, ${randomUUID()}, ${scans}, 'Lobby', 'Feedback', 'Lobby', 'Lobby') returning id)
        insert into scan_day (group_id, building_id, qr_code_id, day, scans) select ${group.id}, ${id}, id, current_date - 1, ${scans}::int from code`)
      await tx.execute(sql`insert into feedback_total (group_id, building_id, entity_type, day, count, score_sum)
        values (${group.id}, ${cedar}, '', current_date - 1, 2, 9), (${group.id}, ${cedar}, 'Lobby', current_date - 1, 2, 9), (${group.id}, ${cedar}, '', current_date - 40, 1, 1)`)
    })
    const filter = { gId: group.id, Figures: true }
    const listed = async (sort?: { field: 'ScanCount' | 'AverageScore'; order: 'ASC' | 'DESC' }) =>
      (await call(GetPropertyList, { filter, ...(sort && { sort }) })).Properties.map(one => [
        one.Name.en,
        one.ScanCount,
        one.FeedbackCount,
        one.AverageScore,
      ])
    expect(await listed()).toEqual([
      ['Anchor', 3, 0, null],
      ['Brick', 8, 0, null],
      ['Cedar', 0, 2, 4.5],
    ])
    expect((await listed({ field: 'ScanCount', order: 'DESC' })).map(([name]) => name)).toEqual(['Brick', 'Anchor', 'Cedar'])
    expect((await listed({ field: 'AverageScore', order: 'DESC' }))[0]?.[0]).toBe('Cedar')
    expect((await call(GetPropertyList, { filter: { gId: group.id } })).Properties[0]).not.toHaveProperty('ScanCount')
  })

  test('has 10 rows a page unless asked otherwise, 9999 at most [A-CONST-001] [A-CONST-050]', async () => {
    const { names, refuse, group } = await accountOf(
      Array.from({ length: 12 }, (_, i) => ({ name: `Building ${String(i + 1).padStart(2, '0')}` })),
    )
    expect((await names()).names).toHaveLength(10)
    expect(await names({ pagination: { page: 1, perPage: 10 } })).toEqual({ names: ['Building 11', 'Building 12'], Total: 12 })
    expect((await names({ pagination: { page: 0, perPage: 999 } })).names).toHaveLength(12)
    expect(await names({ range: [2, 4] })).toEqual({ names: ['Building 03', 'Building 04', 'Building 05'], Total: 12 })
    expect((await names({ pagination: { page: 0, perPage: 9999 } })).Total).toBe(12)
    expect(await names({ pagination: { page: 9, perPage: 10 } })).toEqual({ names: [], Total: 12 })
    const tooMany = { filter: { gId: group.id }, pagination: { page: 0, perPage: 10_000 } }
    expect((await refuse(GetPropertyList, tooMany)).code).toBe('req.val.inv')
  })

  test('sorts by what is asked, as people read, with the rows that lack it at the end of a descending order', async () => {
    const { names } = await accountOf([
      { name: 'Zulu', Region: 'A' },
      { name: 'Éclair', Region: 'C' },
      { name: 'echo', Region: null },
      { name: 'Alfa', Region: 'B' },
    ])
    expect((await names()).names).toEqual(['Alfa', 'echo', 'Éclair', 'Zulu'])
    expect((await names({ sort: { field: 'Name', order: 'DESC' } })).names).toEqual(['Zulu', 'Éclair', 'echo', 'Alfa'])
    expect((await names({ sort: { field: 'Region', order: 'DESC' } })).names).toEqual(['Éclair', 'Alfa', 'Zulu', 'echo'])
    for (const field of GetPropertyList.sortable) expect((await names({ sort: { field, order: 'ASC' } })).names).toHaveLength(4)
  })

  test('refuses a sort and a filter that it does not have', async () => {
    const { refuse, group } = await world.newAccount()
    expect((await refuse(GetPropertyList, { filter: { gId: group.id }, sort: { field: 'PinSecret', order: 'ASC' } })).code).toBe(
      'req.val.inv',
    )
    expect((await refuse(GetPropertyList, { filter: { gId: group.id, PinSecret: 'x' } })).code).toBe('req.val.inv')
    expect((await refuse(GetPropertyList, {})).code).toBe('req.val.inv')
  })

  test('finds text in name, code, address, region, market and tag, and nothing by the keys of a label', async () => {
    const { names, call, group, made } = await accountOf([
      { name: 'Anchor', es: 'Ancla', Code: 'XK1' },
      { name: 'Cedar', AddressLine1: '26 Ropewalk Lane', City: 'Portland', State: 'ME' },
      { name: '100% Retail', Region: 'Midwest', Market: 'Chicago' },
    ])
    const found = async (text: string) => (await names({ filter: { text } })).names
    expect(await found('anch')).toEqual(['Anchor'])
    expect(await found(' ANCLA ')).toEqual(['Anchor'])
    expect(await found('xk1')).toEqual(['Anchor'])
    expect(await found('ropewalk')).toEqual(['Cedar'])
    expect(await found('portland')).toEqual(['Cedar'])
    expect(await found('chicago')).toEqual(['100% Retail'])
    expect(await found('%')).toEqual(['100% Retail'])
    expect(await found('"en"')).toEqual([])
    const tag = await call(AddPropertyTag, { GroupId: group.id, Name: 'Harbor Campus' })
    await world.services.db.asSystem('test', (_, client) =>
      client.query('update building set property_tag_id = $1 where id = $2', [tag.acId, made[1]?.id]),
    )
    expect(await names({ filter: { text: 'harbor' } })).toEqual({ names: ['Cedar'], Total: 1 })
    expect(await names({ filter: { PropertyTagId: tag.acId } })).toEqual({ names: ['Cedar'], Total: 1 })
  })

  test('filters by type, vertical and region, all at once', async () => {
    const { names } = await accountOf([
      { name: 'One', PropertyType: 'Multiple', BuildingType: 'Industrial', Region: 'North' },
      { name: 'Two', BuildingType: 'Industrial', Region: 'South' },
      { name: 'Three', BuildingType: 'Office', Region: 'North' },
    ])
    expect((await names({ filter: { PropertyType: 'Multiple' } })).names).toEqual(['One'])
    expect((await names({ filter: { BuildingType: 'Industrial' } })).names).toEqual(['One', 'Two'])
    expect(await names({ filter: { BuildingType: 'Industrial', Region: 'South' } })).toEqual({ names: ['Two'], Total: 1 })
  })

  test('shows only what the caller may see', async () => {
    const { group, buildings, signInAs } = await world.newAccount({ buildings: 3 })
    const limited = await signInAs('GM', [buildings[1]?.id ?? ''])
    const { Properties, Total } = await limited.call(GetPropertyList, { filter: { gId: group.id } })
    expect({ ids: Properties.map(({ id }) => id), Total }).toEqual({ ids: [buildings[1]?.id], Total: 1 })
    const nobody = await signInAs('GM', [])
    expect(await nobody.call(GetPropertyList, { filter: { gId: group.id } })).toEqual({ Properties: [], Total: 0, More: false })
  })

  test('is open to every member for the pickers, and to nobody else', async () => {
    const { group, refuse } = await world.newAccount()
    const member = await world.newAccount({ role: 'Employee', buildings: 2, access: 'first' })
    expect((await member.call(GetPropertyList, { filter: { gId: member.group.id } })).Total).toBe(1)
    expect(await member.refuse(GetPropertyList, { filter: { gId: group.id } })).toMatchObject({ status: 404, code: 'sys.obj.nof' })
    expect((await refuse(GetPropertyList, { filter: { gId: group.id } }, null)).code).toBe('usr.aut.utm')
  })
})

describe('property tags', () => {
  test('are added once, by name whatever its case, and listed [A-CALL-029] [A-CALL-030]', async () => {
    const { call, refuse, group } = await world.newAccount()
    const added = await call(AddPropertyTag, { GroupId: group.id, Name: ' North Campus ' })
    await call(AddPropertyTag, { GroupId: group.id, Name: 'East Campus' })
    expect(await call(GetPropertyTags, { filter: { gId: group.id } })).toMatchObject({
      PropertyTags: [{ Name: 'East Campus' }, { PropertyTagId: added.acId, Name: 'North Campus' }],
      Total: 2,
    })
    expect((await call(GetPropertyTags, { filter: { gId: group.id, text: 'north' } })).Total).toBe(1)
    expect(await refuse(AddPropertyTag, { GroupId: group.id, Name: 'north campus' })).toMatchObject({
      status: 409,
      code: 'sys.obj.dup',
      fields: [{ Field: 'Name', Message: 'It exists already.' }],
    })
    expect(await refuse(AddPropertyTag, { GroupId: group.id, Name: '  ' })).toMatchObject({
      fields: [{ Field: 'Name', Message: 'Required' }],
    })
  })

  test('belong to one account; another one may use the same name', async () => {
    const [own, other] = [await world.newAccount(), await world.newAccount()]
    await own.call(AddPropertyTag, { GroupId: own.group.id, Name: 'Campus' })
    await other.call(AddPropertyTag, { GroupId: other.group.id, Name: 'Campus' })
    expect((await own.call(GetPropertyTags, { filter: { gId: own.group.id } })).Total).toBe(1)
    expect((await own.refuse(AddPropertyTag, { GroupId: other.group.id, Name: 'Mine' })).code).toBe('sys.obj.nof')
    expect((await own.refuse(GetPropertyTags, { filter: { gId: other.group.id } })).code).toBe('sys.obj.nof')
  })

  test('are not added without GlobalManageEntities', async () => {
    const { refuse, group } = await world.newAccount({ role: 'ChiefEngineer' })
    expect((await refuse(AddPropertyTag, { GroupId: group.id, Name: 'Campus' })).code).toBe('usr.aut.npm')
  })
})

test('GetBuildingTypes gives the verticals, Industrial among them [A-CALL-027]', async () => {
  const { call } = await world.newAccount({ role: 'Employee' })
  expect((await call(GetBuildingTypes, {})).BuildingTypes).toEqual(
    expect.arrayContaining(['Office', 'Industrial', 'Retail', 'Residential']),
  )
})

test('GetStates gives USA and Canada with codes and names [A-CALL-028] [A-CONST-003]', async () => {
  const { call } = await world.newAccount({ role: 'Employee' })
  const states = await call(GetStates, {})
  expect(Object.keys(states)).toEqual(['USA', 'Canada'])
  expect(states.USA).toContainEqual({ Code: 'DC', Name: 'District of Columbia' })
  expect(states.Canada).toContainEqual({ Code: 'QC', Name: 'Quebec' })
})

test('what the document leaves open is decided: verticals and states take nothing, tags take the filter of a list [A-BEHAV-062]', async () => {
  const { call, refuse, group } = await world.newAccount()
  const tag = await call(AddPropertyTag, { GroupId: group.id, Name: 'Campus' })
  expect(Object.keys(await call(GetBuildingTypes, {}))).toEqual(['BuildingTypes'])
  expect((await call(GetStates, {})).USA[0]).toEqual({ Code: expect.stringMatching(/^[A-Z]{2}$/), Name: expect.any(String) })
  expect(await call(GetPropertyTags, { filter: { gId: group.id, text: 'camp' } })).toEqual({
    PropertyTags: [{ PropertyTagId: tag.acId, Name: 'Campus' }],
    Total: 1,
    More: false,
  })
  for (const one of [GetBuildingTypes, GetStates, GetPropertyTags]) expect((await refuse(one, { gId: group.id })).code).toBe('req.val.inv')
})

test('GetRegions gives what is in use among the buildings that the caller sees', async () => {
  const { call, group, made, signInAs } = await accountOf([
    { name: 'One', Region: 'West', Market: 'Seattle' },
    { name: 'Two', Region: 'East' },
    { name: 'Three', Region: 'West', Market: '' },
  ])
  expect(await call(GetRegions, { gId: group.id })).toEqual({ Regions: ['East', 'West'], Markets: ['Seattle'] })
  const limited = await signInAs('GM', [made[1]?.id ?? ''])
  expect(await limited.call(GetRegions, { gId: group.id })).toEqual({ Regions: ['East'], Markets: [] })
})
