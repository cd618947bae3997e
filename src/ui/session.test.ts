import { beforeEach, describe, expect, it, vi } from 'vitest'
import { may } from '../core/permissions.ts'
import { CallError } from './send.ts'
import {
  adoptSelection,
  chooseBuilding,
  chooseGroup,
  configureSession,
  groupOf,
  isAway,
  knowPlace,
  loseSession,
  rememberChoices,
  sessionOver,
  sessionStore,
  sessionToken,
  signIn,
  signOut,
  tokenOnReturn,
} from './session.ts'
import { holdUnsaved } from './unsaved.ts'

const user = {
  acId: 'u1',
  UserName: 'a@b.co',
  UserToken: 'ut_1',
  UserContext: { MemberRoleInGroup: 'Admin', CurrentGroupId: 'g1', CurrentGroupName: 'One', PermissionsHash: { ManageEntities: true } },
}
const buildings = [{ id: 'b1', name: 'Tower', code: 'T1', propertyTag: { PropertyTagId: 't', Name: 'Downtown' } }]
const left = vi.fn(async () => ({}))
const now = () => sessionStore.get()
const flags = () => now().profile?.UserContext.PermissionsHash
const ports = {
  renew: () => Promise.reject(new Error()),
  signOut: left,
  groups: async () => [{ id: 'g2', name: 'Two' }],
  channels: async () => [],
  buildings: async () => buildings,
}

beforeEach(() => {
  loseSession()
  configureSession(ports)
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
    const held = flags() ?? {}
    expect([may(held, 'ManageEntities'), may(held, 'Legal')]).toEqual([true, false])
  })

  it("takes an account's own permissions with the choice, and the user's own back again", async () => {
    const ask = vi.fn(async (gId: string) => ({
      PermissionsHash: gId === 'g2' ? ({ Legal: true } as const) : {},
      AccessBuildingIds: ['b9'],
    }))
    configureSession({ ...ports, place: ask })
    await knowPlace('g1')
    expect(ask).not.toHaveBeenCalled()
    await knowPlace('g2')
    expect(flags()).toEqual({ ManageEntities: true })
    const seen: unknown[] = []
    const stop = sessionStore.subscribe(() => seen.push([groupOf(now()), flags()]))
    chooseGroup('g2', { id: 'g2', name: 'Two' })
    expect(now().profile?.UserContext.AccessBuildingIds).toEqual(['b9'])
    chooseGroup(null)
    stop()
    expect(seen).toEqual([
      ['g2', { Legal: true }],
      ['g1', { ManageEntities: true }],
    ])
  })

  it("asks for an account that it does not know, and stays with the user's own flags when that fails", async () => {
    configureSession({ ...ports, place: async () => ({ PermissionsHash: { Legal: true } }) })
    chooseGroup('g2', { id: 'g2', name: 'Two' })
    await vi.waitFor(() => expect(flags()).toEqual({ Legal: true }))
    configureSession({ ...ports, place: () => Promise.reject(new Error('refused')) })
    chooseGroup('g3', { id: 'g3', name: 'Three' })
    await knowPlace('g3')
    expect(flags()).toEqual({ ManageEntities: true })
  })

  it('forgets a chosen account that is not there for the user any more: their own is shown', async () => {
    const gone = () => Promise.reject(new CallError('sys.obj.nof', 'Not found.', { status: 404 }))
    configureSession({ ...ports, place: gone })
    chooseGroup('g2')
    signIn(user as never)
    expect(await knowPlace('g2')).toBe(false)
    await vi.waitFor(() => expect(groupOf(now())).toBe('g1'))
    configureSession({ ...ports, place: () => Promise.reject(new Error('no connection')) })
    chooseGroup('g3')
    signIn(user as never)
    expect([await knowPlace('g3'), groupOf(now())]).toEqual([true, 'g3'])
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

describe('a session that has ended elsewhere', () => {
  it('is told with its reason', () => {
    sessionOver('Password')
    expect(now()).toMatchObject({ status: 'out', profile: null, over: { reason: 'Password' } })
    expect(sessionToken()).toBe(null)
  })

  it('keeps a page with unsaved input until its user is back; what waits goes on with the new token', async () => {
    const release = holdUnsaved()
    sessionOver('Idle')
    expect(now()).toMatchObject({ status: 'in', profile: { acId: 'u1' }, over: { reason: 'Idle' } })
    expect([isAway(now()), sessionToken()]).toEqual([true, null])
    const waiting = tokenOnReturn()
    signIn({ ...user, UserToken: 'ut_2' })
    expect(await waiting).toBe('ut_2')
    expect(isAway(now())).toBe(false)
    release()
  })

  it('keeps nothing where an administrator has taken the access away', () => {
    const release = holdUnsaved()
    sessionOver('Access')
    expect(now()).toMatchObject({ status: 'out', over: { reason: 'Access' } })
    release()
  })
})
