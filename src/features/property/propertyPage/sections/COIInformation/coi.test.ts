import { describe, expect, test } from 'vitest'
import { signInWith } from '../../../../../../test/support/readers.ts'
import { placeOf, savedSections } from '../../../../../../test/support/sections.ts'
import { openWorld } from '../../../../../../test/world.ts'
import { coverageKinds } from '../../../../../core/lists.ts'
import { EditProperty, GetProperty } from '../../contract.ts'
import type { COIInformation } from './model.ts'
import { addCoverage, coverageProblems, noCoverage } from './rules.ts'

const world = await openWorld()
const filled: COIInformation = {
  Coverage: [
    { Kind: 'Umbrella Liability', Amount: 5_000_000, Required: true },
    { Kind: "Worker's Compensation", Amount: 500_000, Required: false },
  ],
  Additional: [
    { Name: 'Harborline Holdings LLC', Address: '415 Anchor Street, Boston, MA 02210' },
    { Name: 'Anchor Street Lenders', Address: null },
  ],
}

test('the lists Coverage and Additional are saved and read back in their order [A-FIELD-014, A-BEHAV-039]', async () => {
  const account = await world.newAccount()
  expect((await savedSections(account, { COIInformation: filled })).Sections.COIInformation).toEqual(filled)
  const turned = { Coverage: filled.Coverage.toReversed(), Additional: filled.Additional.toReversed() }
  expect((await savedSections(account, { COIInformation: turned })).Sections.COIInformation).toEqual(turned)
  expect((await savedSections(account, { COIInformation: noCoverage() })).Sections.COIInformation).toEqual(noCoverage())
})

describe('the rules of a coverage', () => {
  const [first] = filled.Coverage
  const at = (change: object) =>
    coverageProblems({ Coverage: [{ Kind: '', Amount: null, Required: true, ...first, ...change }], Additional: [] })
  test.each<[string, object, string, string]>([
    ['no kind', { Kind: '' }, 'Kind', 'Required'],
    ['no amount', { Amount: null }, 'Amount', 'Required'],
    ['nothing', { Amount: 0 }, 'Amount', 'Format error'],
    ['less than nothing', { Amount: -5 }, 'Amount', 'Format error'],
    ['cents', { Amount: 0.5 }, 'Amount', 'Format error'],
    ['more than any policy', { Amount: 1e12 }, 'Amount', 'Format error'],
  ])('%s', (_what, change, field, Message) => {
    expect(at(change)).toMatchObject([{ Field: `COIInformation.Coverage.0.${field}`, Message }])
  })
  test('a kind comes once', () => {
    const Coverage = [...filled.Coverage, ...filled.Coverage.slice(0, 1)]
    expect(coverageProblems({ Coverage, Additional: [] })).toEqual([
      { Field: 'COIInformation.Coverage.2.Kind', Message: 'It exists already.' },
    ])
  })
  test('an additional insured has a name', () => {
    expect(coverageProblems({ Coverage: [], Additional: [{ Name: ' ', Address: 'x' }] })).toEqual([
      { Field: 'COIInformation.Additional.0.Name', Message: 'Required' },
    ])
  })
  test('rows are added with the kinds that are missing, up to all five', () => {
    let rows: COIInformation['Coverage'] = []
    for (const _ of coverageKinds) rows = addCoverage(rows)
    expect(rows.map(({ Kind }) => Kind)).toEqual(coverageKinds)
    expect(coverageProblems({ Coverage: rows, Additional: [] })).toEqual([])
  })
})

test('GlobalManageEntities is needed to change it, COIInformation to see it [A-PERM-027, A-PERM-037]', async () => {
  const account = await world.newAccount()
  await savedSections(account, { COIInformation: filled })
  const [reader, chief] = [
    await signInWith(world, account, ['ManagePropertyInfo', 'COIInformation']),
    await account.signInAs('ChiefEngineer'),
  ]
  expect(await reader.refuse(EditProperty, { ...(await placeOf(account)), COIInformation: noCoverage() })).toMatchObject({
    status: 403,
    code: 'usr.aut.npm',
  })
  const eId = account.building.id
  expect((await reader.call(GetProperty, { eId })).Sections.COIInformation).toEqual(filled)
  expect((await chief.call(GetProperty, { eId })).Sections).not.toHaveProperty('COIInformation')
})
