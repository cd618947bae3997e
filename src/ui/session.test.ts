import { beforeEach, describe, expect, it, vi } from 'vitest'
import { may } from '../core/permissions.ts'
import {
  adoptSelection,
  chooseBuilding,
  chooseGroup,
  configureSession,
  groupOf,
  loseSession,
  rememberChoices,
  sessionStore,
  sessionToken,
  signIn,
  signOut,
} from './session.ts'

const user = {
  acId: 'u1',
  UserName: 'a@b.co',
  UserToken: 'ut_1',
  UserContext: { MemberRoleInGroup: 'Admin', CurrentGroupId: 'g1', CurrentGroupName: 'One', PermissionsHash: { ManageEntities: true } },
}
const buildings = [{ id: 'b1', name: 'Tower', code: 'T1', propertyTag: { PropertyTagId: 't', Name: 'Downtown' } }]
const left = vi.fn(async () => ({}))
const now = () => sessionStore.get()

beforeEach(() => {
  loseSession()
  configureSession({
    renew: () => Promise.reject(new Error()),
    signOut: left,
    groups: async () => [{ id: 'g2', name: 'Two' }],
    channels: async () => [],
    buildings: async () => buildings,
  })
  signIn(user)
})

describe('the scope', () => {
  it("is the selected account, else the user's current one [A-RULE-075] [B-RULE-001]", () => {
    expect(groupOf(now())).toBe('g1')
    chooseGroup('g2')
    expect(groupOf(now())).toBe('g2')
    chooseGroup(null)
    expect(groupOf(now())).toBe('g1')
  })

  it('is the selected building, which goes with its account [A-RULE-076]', () => {
    chooseBuilding('b1', buildings[0])
    expect(now().selection).toMatchObject({
      selectedPropertyId: 'b1',
      selectedPropertyName: 'Tower',
      buildingCode: 'T1',
      propertyTag: { Name: 'Downtown' },
    })
    chooseGroup('g2')
    expect(now().selection).toMatchObject({ selectedGroupId: 'g2', selectedPropertyId: null, selectedPropertyName: '' })
  })

  it('follows a page that names another building, and loads it [A-STATE-030] [C-STATE-023]', async () => {
    chooseBuilding('b0', { id: 'b0', name: 'Old' })
    adoptSelection({ bId: 'b1' })
    expect(now().selection.selectedPropertyId).toBe('b1')
    await vi.waitFor(() => expect(now().selection.selectedPropertyName).toBe('Tower'))
  })

  it('names a choice that came by its id alone', async () => {
    rememberChoices({ groups: [{ id: 'g3', name: 'Three' }] })
    chooseGroup('g3')
    expect(now().selection.selectedGroupName).toBe('Three')
    chooseGroup('g2')
    await vi.waitFor(() => expect(now().selection.selectedGroupName).toBe('Two'))
  })
})

describe('the session', () => {
  it('takes a missing flag for false [A-RULE-012]', () => {
    const flags = now().profile?.UserContext.PermissionsHash ?? {}
    expect([may(flags, 'ManageEntities'), may(flags, 'Legal')]).toEqual([true, false])
  })

  it('keeps the token in memory and out of the profile', () => {
    expect(sessionToken()).toBe('ut_1')
    expect(JSON.stringify(now())).not.toContain('ut_1')
  })

  it('forgets all on sign-out, even when the server cannot be reached', async () => {
    chooseGroup('g2')
    left.mockRejectedValueOnce(new Error('offline'))
    await signOut()
    expect(sessionToken()).toBeNull()
    expect(now()).toMatchObject({ status: 'out', profile: null, left: true, selection: { selectedGroupId: null } })
  })
})
