import { describe, expect, test } from 'vitest'
import { isGlobalAdmin, landing, may, permissions, permissionsOf, roles } from './permissions.ts'

describe('roles and permissions', () => {
  test('the 70 keys of the documents, ManageDateArchive spelled so', () => {
    expect(permissions).toHaveLength(70)
    expect(new Set(permissions).size).toBe(70)
    expect(permissions).toContain('ManageDateArchive')
    expect(permissions).toContain('LintelCustomerFeedback')
  })
  test('roles by weight [A-CONST-011] [A-CONST-012] [A-CONST-013] [A-CONST-014] [A-CONST-015] [A-CONST-016] [A-CONST-017]', () => {
    const weights = Map.groupBy(Object.entries(roles), ([, weight]) => weight)
    const names = (weight: (typeof roles)[keyof typeof roles]) => weights.get(weight)?.map(([name]) => name)
    expect(names(1)).toEqual(['Offboarded', 'Visitor', 'Resident', 'Tenant', 'Contractor', 'Supplier', 'Vendor', 'COIManager', 'Prospect'])
    expect(names(10)).toEqual(['Employee'])
    expect(names(20)).toEqual(['ChiefEngineer', 'GM', 'PM'])
    expect(names(30)).toEqual(['Manager', 'Marketing'])
    expect(names(50)).toEqual(['Executive'])
    expect(names(90)).toEqual(['Admin'])
    expect(names(100)).toEqual(['AcAdmin'])
  })
  test('a missing flag is false; one of several is enough [A-RULE-012]', () => {
    expect(may({}, 'Legal')).toBe(false)
    expect(may({ Legal: true }, ['Legal', 'ManagePin'])).toBe(true)
    expect(may({}, undefined)).toBe(true)
  })
  test('the landing order is the document’s [A-STATE-020] [A-STATE-021] [A-STATE-022] [A-STATE-023] [A-PERM-045]', () => {
    expect(landing({ GlobalManageCustomers: true, ManageEntities: true, ManageMarketing: true })).toBe('/adminSearch')
    expect(landing({ ManageEntities: true, ManageMarketing: true })).toBe('/properties')
    expect(landing({ ManageMarketing: true })).toBe('/marketing')
    expect(landing({ ManageLibraries: true })).toBe('/')
    expect(landing(permissionsOf('AcAdmin'))).toBe('/adminSearch')
    expect(landing(permissionsOf('Executive'))).toBe('/properties')
    expect(landing(permissionsOf('Marketing'))).toBe('/marketing')
    expect(landing(permissionsOf('Employee'))).toBe('/')
  })
  test('only the provider’s people hold global flags', () => {
    for (const role of Object.keys(roles)) expect(isGlobalAdmin(permissionsOf(role as keyof typeof roles)), role).toBe(role === 'AcAdmin')
  })
})
