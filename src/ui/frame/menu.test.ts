import { describe, expect, it } from 'vitest'
import { activeRow, addressOf, logoTarget, type MenuRow, ownAccountOnly, visibleRows } from './menu.ts'

const icon = () => null
const groups = [
  { id: 'account', label: 'Account' },
  { id: 'product', label: 'Lintel', may: 'LintelCustomerFeedback' as const },
]
const rows: MenuRow[] = [
  { group: 'account', label: 'Home', icon, route: { path: '/' } },
  { group: 'account', label: 'Buildings', icon, route: { path: '/properties' }, may: 'ManageEntities' },
  { group: 'account', label: 'Building Info', icon, route: { path: '/propertyAdd/{bId}' } },
  {
    group: 'account',
    label: 'QR Library',
    icon,
    route: { path: '/library/qrcodelist' },
    alsoFor: ['/library', 'twoQREdit', 'qrcode', 'customerPortal'],
  },
  { group: 'account', label: 'Marketing', icon, route: { path: '/marketing' } },
  { group: 'product', label: 'Scans', icon, route: { path: '/scans/qrLocation' } },
]
const seen = (permissions: object, selectedGroupId: string | null = null, pathname = '/') => {
  const visible = visibleRows(rows, groups, { permissions, selectedGroupId, pathname })
  return visible === 'create' ? visible : visible.map(row => row.label)
}

describe('the side menu', () => {
  it('shows each item with its permission only [A-PERM-001]', () => {
    expect(seen({})).not.toContain('Buildings')
    expect(seen({ ManageEntities: true })).toContain('Buildings')
  })

  it('shows the product group with LintelCustomerFeedback only [A-PERM-002] [A-PERM-022]', () => {
    expect(seen({})).not.toContain('Scans')
    expect(seen({ LintelCustomerFeedback: true })).toContain('Scans')
  })

  it('is empty for a global admin without an account [A-STATE-002]', () => {
    expect(seen({ GlobalManageCustomers: true })).toEqual([])
    expect(seen({ GlobalManageGroups: true })).toEqual([])
    expect(seen({ GlobalManageGroups: true }, 'g1')).toContain('Home')
  })

  it('is the single item Create where an account is made [A-STATE-001]', () => {
    expect(seen({ GlobalManageCustomers: true }, null, '/accountCreate')).toBe('create')
    expect(seen({ ManageEntities: true }, null, '/accountCreate/g1')).not.toBe('create')
  })

  it.each([
    ['/twoQREdit/b1/q1', 'QR Library'],
    ['/qrcode/b1', 'QR Library'],
    ['/marketing/customerPortal', 'QR Library'],
    ['/library', 'QR Library'],
    ['/marketing', 'Marketing'],
    ['/propertyAdd/b1/3', 'Building Info'],
    ['/', 'Home'],
    ['/unknown', undefined],
  ])('highlights for %s the item %s [A-BEHAV-018]', (pathname, label) => {
    expect(activeRow(rows, pathname)?.label).toBe(label)
  })

  it('leads to the chosen building, and nowhere without one', () => {
    const info = rows[2] as MenuRow
    expect(addressOf(info, { gId: 'g', bId: 'b 1' })).toBe('/propertyAdd/b%201')
    expect(addressOf(info, { gId: 'g', bId: null })).toBeNull()
    expect(addressOf({ ...info, route: { path: '/propertyAdd/{bId?}' } }, { gId: 'g', bId: null })).toBe('/propertyAdd')
  })
})

describe('the top bar', () => {
  it('leads by the logo to account search for global admins or with a building, else to the start [A-BEHAV-025]', () => {
    expect(logoTarget({ GlobalManageGroups: true }, null)).toBe('/adminSearch')
    expect(logoTarget({}, 'b1')).toBe('/adminSearch')
    expect(logoTarget({}, null)).toBe('/')
  })

  it('loads no account list for GMPM and Executive with one account', () => {
    const only = (AccountCount: number) =>
      ['GMPM', 'Executive', 'Admin', 'Employee'].map(MemberRoleInGroup => ownAccountOnly({ MemberRoleInGroup, AccountCount }))
    expect(only(1)).toEqual([true, true, false, false])
    expect(only(2)).toEqual([false, false, false, false])
  })
})
