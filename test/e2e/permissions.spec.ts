import { expect } from '@playwright/test'
import { refusals } from '../../src/core/problem.ts'
import { GetRolePermissions, SaveRolePermissions } from '../../src/features/base/permissions/contract.ts'
import { CreateGroup } from '../../src/features/property/administration/contract.ts'
import { sampleBasicInfo } from '../../src/features/property/buildings/sections/BasicInfo/sample.ts'
import { EditProperty, GetProperty } from '../../src/features/property/propertyPage/contract.ts'
import { newAccountProfile } from '../support/accountProfiles.ts'
import { useAdmin } from '../support/buildingPages.ts'
import { newPerson } from '../support/newPerson.ts'
import { settled, signIn, test } from '../support/people.ts'

const admin = useAdmin()

test('a flag that a global admin gives or takes shows at once in the menu of who is signed in; what is changed while the matrix is read again is saved too [A-PERM-020, A-BEHAV-003]', async ({
  page,
  baseURL,
}) => {
  const { acId: account } = await admin.call(CreateGroup, { Group: newAccountProfile() })
  await signIn(page, await newPerson(baseURL ?? '', 'GM', { account }))
  await settled(page)
  const item = page.getByRole('navigation').getByText('Legal', { exact: true })
  await expect(item).toBeVisible()

  const matrix = await admin.newPage()
  await matrix.goto(`/permissions?gId=${account}`)
  await expect(matrix.getByRole('columnheader', { name: /^GM \d+ user/ })).toBeVisible()
  await matrix.getByLabel('Search permissions').fill('legal')
  const box = matrix.getByRole('checkbox', { name: /^Legal: GM/ })
  const other = matrix.getByRole('checkbox', { name: /^Legal: Executive/ })
  await box.uncheck()
  await expect(matrix.getByText(/^1 change · \d+ users? (is|are) affected/)).toBeVisible()
  // The matrix is not read again before all of it is done.
  let go = () => {}
  const done = new Promise<void>(resolve => {
    go = resolve
  })
  await matrix.route('**/Permission/GetRolePermissions*', async route => {
    await done
    await route.continue()
  })
  await matrix.getByRole('button', { name: 'Save' }).click()
  await expect(matrix.getByText('Successfully saved')).toBeVisible()
  await expect(box).toHaveAccessibleName(/differs from the default/)
  await expect(item).toHaveCount(0)
  await expect(matrix.getByText('1 change ·')).toHaveCount(0)

  await matrix.getByRole('button', { name: 'Reset to default' }).click()
  await expect(box).toBeChecked()
  await other.uncheck()
  await expect(matrix.getByText('2 changes ·')).toBeVisible()
  await matrix.getByRole('button', { name: 'Save' }).click()
  await expect(item).toBeVisible()
  await expect(matrix.getByText('changes ·')).toHaveCount(0)
  await expect(other).toHaveAccessibleName(/differs from the default/)
  go()
  await settled(matrix)
  await expect(box).toBeChecked()
  await expect(other).not.toBeChecked()
})

test('somebody else has saved first: what was changed here stays, is said, and is saved beside theirs with the next press', async () => {
  const { acId: account } = await admin.call(CreateGroup, { Group: newAccountProfile() })
  const matrix = await admin.newPage()
  await matrix.goto(`/permissions?gId=${account}`)
  const gm = matrix.getByRole('checkbox', { name: /^Legal: GM/ })
  await gm.uncheck()
  await settled(matrix)
  // The page does not hear of the other change before it saves.
  let isHeld = true
  await matrix.route('**/Permission/GetRolePermissions*', route => (isHeld ? route.abort() : route.continue()))
  const { Version } = await admin.call(GetRolePermissions, { gId: account })
  const Changes = [{ Role: 'Executive' as const, Permission: 'Legal' as const, Granted: false }]
  await admin.call(SaveRolePermissions, { GroupId: account, Version, Changes })
  isHeld = false
  await matrix.getByRole('button', { name: 'Save' }).click()
  await expect(matrix.getByRole('alert').getByText(refusals['sys.obj.cfl'].message)).toBeVisible()
  await expect(matrix.getByRole('checkbox', { name: /^Legal: Executive/ })).not.toBeChecked()
  await expect(gm).not.toBeChecked()
  await expect(matrix.getByText(/^1 change · /)).toBeVisible()
  await matrix.getByRole('button', { name: 'Save' }).click()
  await expect(matrix.getByText('Successfully saved')).toBeVisible()
  const { Roles } = await admin.call(GetRolePermissions, { gId: account })
  const off = Roles.filter(one => one.Overrides.some(({ Permission, Granted }) => Permission === 'Legal' && !Granted))
  expect(off.map(({ Role }) => Role).toSorted()).toEqual(['Executive', 'GM'])
})

test('what nobody may grant is disabled, with the reason; unsaved changes can be cancelled', async () => {
  const matrix = await admin.open('/permissions')
  const provider = matrix.getByRole('checkbox', { name: /^Global Manage Customers: Admin/ })
  await expect(provider).toBeDisabled()
  await expect(provider).toHaveAccessibleDescription('This permission is for the people of the provider only.')
  await provider.focus()
  await expect(matrix.getByText('This permission is for the people of the provider only.').locator('visible=true')).toHaveCount(1)
  await matrix.keyboard.press('Space')
  await expect(provider).not.toBeChecked()
  await matrix.getByRole('checkbox', { name: /^Legal: Executive/ }).uncheck()
  await matrix.getByRole('button', { name: 'Cancel' }).click()
  await expect(matrix.getByRole('checkbox', { name: /^Legal: Executive/ })).toBeChecked()
  await matrix.getByLabel('Search permissions').fill('no such flag')
  await expect(matrix.getByText('No permission matches.')).toBeVisible()
})

test('the history of a building tells who changed what; the audit finds the same row and shows it whole', async () => {
  const { bId, name } = await admin.building()
  const { Version, ...property } = await admin.call(GetProperty, { gId: admin.gId, eId: bId })
  const BasicInfo = { ...sampleBasicInfo, Name: property.Name, Code: property.Code, Region: 'Far West' }
  await admin.call(EditProperty, { GroupId: admin.gId, EntityId: bId, BuildingId: bId, Version, BasicInfo })

  const page = await admin.open(`/propertyAdd/${bId}/0`)
  await page.getByRole('button', { name: 'History' }).click()
  const drawer = page.getByRole('dialog', { name: /History/ })
  const entries = drawer.getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText('Changed')
  await expect(entries.first()).toContainText('Far West')
  await expect(entries.nth(1)).toContainText('Created')
  await expect(entries.nth(1)).toContainText(name)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  const audit = await admin.open('/audit')
  await audit.getByLabel('Person, call or id').fill(bId)
  await expect(audit.getByRole('row')).toHaveCount(3)
  await audit
    .getByRole('row')
    .nth(1)
    .getByText(/changed the .*region.* of the building/)
    .click()
  await expect(audit.getByRole('dialog')).toContainText('Entity/EditProperty')
  await expect(audit.getByRole('dialog')).toContainText('Far West')
})
