import { describe, expect, it } from 'vitest'
import { openedBy } from '../../../test/support/menuFlags.ts'
import { type Permission, type PermissionsHash, permissions, permissionsOf } from '../../core/permissions.ts'
import { activeRow, visibleRows } from '../../ui/frame/menu.ts'
import { textIn } from '../../ui/language.ts'
import { menuGroups, menuRows } from './menu.ts'

const labelsFor = (flags: PermissionsHash, selectedGroupId: string | null = 'g1'): string[] => {
  const rows = visibleRows(menuRows, menuGroups, { permissions: flags, selectedGroupId, pathname: '/settings' })
  return rows === 'create' ? ['Create'] : rows.map(row => textIn(row.label, 'en'))
}
const labelsOf = (group: string): string[] => menuRows.filter(row => row.group === group).map(row => textIn(row.label, 'en'))
const everything: PermissionsHash = Object.fromEntries(permissions.map(key => [key, true]))
const product: PermissionsHash = { LintelCustomerFeedback: true }

const ids: Partial<Record<Permission, string>> = {
  GlobalManageCustomers: ' [A-PERM-010]',
  ManageEntities: ' [A-PERM-012]',
  ViewAnalytics: ' [A-PERM-013]',
  ManageGroups: ' [A-PERM-015]',
  ManagePropertyInfo: ' [A-PERM-016]',
  ManageContacts: ' [A-PERM-017]',
  ManageMarketing: ' [A-PERM-018]',
  Legal: ' [A-PERM-020]',
  LintelCustomerFeedback: ' [A-PERM-022]',
}

describe('the side menu of the portal', () => {
  it('has its groups and, in the document’s order, the items whose pages stand [A-ROUTE-023] [A-SCREEN-003]', () => {
    expect(menuGroups.map(group => textIn(group.label, 'en'))).toEqual(['Account', 'Building', 'Lintel'])
    expect(labelsOf('account')).toEqual(['Home', 'Account Info', 'Buildings', 'Portfolio Team', 'Portfolio Analytics'])
    expect(labelsOf('building')).toEqual([
      'Building Info',
      'Marketing',
      'Contacts',
      'Requests',
      'Bookings',
      'Feedback',
      'QR Library',
      'Notification rules',
      'Legal',
      'Analytics',
      'Dashboards',
      'Rounds to walk',
    ])
    expect(labelsOf('product')).toEqual([
      'Customer Survey',
      'Feedback engine',
      'Surveys',
      'Report builder',
      'Master Notepad',
      'QR Engineering',
      'Customer Feedback',
      'Review analytics',
      'Installation rounds',
      'Scan statistics',
      'Master library',
      'Print library',
      'Permissions',
      'Audit',
      'Outbox',
      'Operations',
      'Backups',
    ])
  })

  it('pairs each item with its flags, by their names', () => {
    expect(Object.fromEntries(menuRows.map(row => [textIn(row.label, 'en'), [row.may ?? []].flat()]))).toEqual(openedBy)
  })

  it('shows without any flag what is open to everybody', () => {
    expect(labelsFor({})).toEqual(['Home', 'Rounds to walk'])
  })

  for (const flag of permissions) {
    const expected = Object.entries(openedBy).filter(([, flags]) => flags.includes(flag))
    it(`shows with ${flag} its items, and none of them without it${ids[flag] ?? ''}`, () => {
      const others = labelsFor(product)
      const added = labelsFor({ ...product, [flag]: true }).filter(label => !others.includes(label))
      if (flag === 'LintelCustomerFeedback') expect(labelsFor({})).not.toContain('Scan statistics')
      expect(added.toSorted()).toEqual(expected.map(([label]) => label).toSorted()) // their order: the first test
      // Without the flag an item goes, unless another of its flags opens it.
      const rest = labelsFor({ ...everything, [flag]: false })
      for (const [label, flags] of expected) expect(rest.includes(label), label).toBe(flags.length > 1)
    })
  }

  it('hides the whole product group without LintelCustomerFeedback, whatever else is held [A-PERM-002] [A-PERM-022]', () => {
    const without = labelsFor({ ...everything, LintelCustomerFeedback: false })
    for (const label of labelsOf('product')) expect(without).not.toContain(label)
    for (const label of labelsOf('product')) expect(labelsFor(everything)).toContain(label)
  })

  it('differs for each kind of user [A-BEHAV-003]', () => {
    expect(labelsFor(permissionsOf('Executive'))).toEqual([
      'Home',
      'Account Info',
      'Buildings',
      'Portfolio Team',
      'Portfolio Analytics',
      'Building Info',
      'Marketing',
      'Contacts',
      'Requests',
      'Bookings',
      'Feedback',
      'QR Library',
      'Notification rules',
      'Legal',
      'Analytics',
      'Dashboards',
      'Rounds to walk',
      'Customer Survey',
      'Feedback engine',
      'Surveys',
      'Report builder',
      'Master Notepad',
      'QR Engineering',
      'Customer Feedback',
      'Review analytics',
      'Installation rounds',
      'Scan statistics',
    ])
    expect(labelsFor(permissionsOf('GM'))).toEqual(labelsFor(permissionsOf('Executive')))
    expect(labelsFor(permissionsOf('ChiefEngineer'))).toEqual([
      'Home',
      'Portfolio Team',
      'Portfolio Analytics',
      'Building Info',
      'Contacts',
      'Requests',
      'Bookings',
      'Feedback',
      'QR Library',
      'Notification rules',
      'Analytics',
      'Dashboards',
      'Rounds to walk',
    ])
    expect(labelsFor(permissionsOf('Marketing'))).toEqual([
      'Home',
      'Portfolio Team',
      'Building Info',
      'Marketing',
      'Contacts',
      'Requests',
      'Bookings',
      'Feedback',
      'QR Library',
      'Notification rules',
      'Analytics',
      'Dashboards',
      'Rounds to walk',
      'Customer Survey',
      'Feedback engine',
      'Surveys',
      'Report builder',
      'Master Notepad',
      'QR Engineering',
      'Customer Feedback',
      'Review analytics',
      'Installation rounds',
      'Scan statistics',
    ])
    expect(labelsFor(permissionsOf('Employee'))).toEqual([
      'Home',
      'Requests',
      'Bookings',
      'Feedback',
      'Analytics',
      'Dashboards',
      'Rounds to walk',
    ])
    expect(labelsFor(permissionsOf('AcAdmin'))).toEqual(menuRows.map(row => textIn(row.label, 'en')))
    expect(labelsFor(permissionsOf('AcAdmin'), null)).toEqual([])
  })

  it('marks QR Library on the pages that the document gives to it, the customer portal among them [A-BEHAV-018]', () => {
    const marked = (path: string) => {
      const row = activeRow(menuRows, path)
      return row && textIn(row.label, 'en')
    }
    for (const path of [
      '/library/twoQREdit/p1',
      '/twoQREdit/p1',
      '/qrcode/g1/b1',
      '/roundsEngineBuilder/Engineering/r1',
      '/propertyQrGenerator/b1',
      '/marketing/customerPortal',
    ])
      expect(marked(path), path).toBe('QR Library')
    expect(marked('/marketing')).toBe('Marketing')
  })
})
