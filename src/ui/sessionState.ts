import type { EndReason } from '../core/wire.ts'
import { forgetTaken, ownTaken } from './offline/owner.ts'
import { askedLately, forgetPlaces, isPlaceKnown, keepPlace, noteAsked, profileIn, startPlaces } from './places.ts'
import { CallError, isMissing } from './send.ts'
import type { BuildingChoice, GroupChoice, Personal, Selection, SessionPorts, SessionState, SignInReply } from './sessionTypes.ts'
import { browserStore, createStore } from './store.ts'
import { oneAtATime, onSignOutElsewhere, tellSignOut } from './tabs.ts'
import { isAnyUnsaved } from './unsaved.ts'
import { zoneStore } from './zone.ts'

const KEY = 'lintel-session'
const nothing: Selection = {
  selectedGroupId: null,
  selectedGroupName: '',
  selectedPropertyId: null,
  selectedPropertyName: '',
  buildingCode: '',
  propertyTag: null,
  channel: null,
}
const store = createStore<SessionState>({ status: 'starting', profile: null, selection: nothing })
store.subscribe(() => zoneStore.set(store.get().profile?.UserPersonal?.TimeZone))
// Names that the pickers have seen: a choice that comes by its id alone is named without asking again.
const names = { groups: new Map<string, GroupChoice>(), buildings: new Map<string, BuildingChoice>() }
let ports: SessionPorts | null = null
// Only here, in memory: a script that gets into the page finds no long-lived secret in storage.
let token: string | null = null
let started: Promise<void> | null = null

/** Gives the session its calls, which several features have: those to sign in with before the router starts, all with the other pages. */
export const configureSession = (...parts: readonly Partial<SessionPorts>[]): void => {
  ports = Object.assign({}, ...parts) as SessionPorts // whole with the pages of the portal: `features.test.ts`
}

/** The calls of the session. */
export const sessionPorts = (): SessionPorts => {
  if (!ports) throw new Error('configureSession has not been called')
  return ports
}

/** Renews once from the cookie, if this browser was signed in before; later calls get the same promise. Never rejects: else the status is `out`. */
export const startSession = (): Promise<void> => {
  const renewed = () => (stored() ? sessionPorts().renew() : Promise.reject(new Error('nobody was signed in here')))
  const failed = (error: unknown) => {
    const ended = error instanceof CallError && error.code === 'usr.aut.iut'
    update({ status: store.get().status === 'in' ? 'in' : 'out', ...(ended && { over: { reason: null } }) })
  }
  started ??= oneAtATime(renewed).then(renewedAs, failed)
  return started
}

// The account that was chosen is shown with its permissions from the first moment.
const renewedAs = async (reply: SignInReply): Promise<void> => {
  token = reply.UserToken
  startPlaces(reply)
  await knowPlace(selectionOf(reply).selectedGroupId)
  signIn(reply)
}

/** Value of the header `user-token`. */
export const sessionToken = (): string | null => token

/** A token of a public or print page: calls carry it, nobody is signed in. */
export const carryToken = (given: string | null): void => {
  token = given
}

/** Takes the reply of sign-in, sign-in by PIN or renew. Another user than before starts without the old choices. */
export const signIn = (reply: SignInReply): void => {
  const { UserToken, ...profile } = reply
  token = UserToken
  started ??= Promise.resolve()
  startPlaces(profile)
  const selection = selectionOf(profile)
  store.set({ status: 'in', profile: profileIn(profile, selection.selectedGroupId), selection })
  void ownTaken(profile.acId, stored()?.acId).catch(() => null)
  keep()
  const id = selection.selectedGroupId
  void knowPlace(id).then(isThere => isThere || store.get().selection.selectedGroupId !== id || chooseGroup(null)) // back to their own
}

const selectionOf = ({ acId }: { acId: string }): Selection => {
  const before = stored()
  return before?.acId === acId ? { ...nothing, ...before.selection, ...chosen(store.get().selection) } : store.get().selection
}

// What the address bar has chosen before the session was there.
const chosen = (selection: Selection): Partial<Selection> =>
  Object.fromEntries(Object.entries(selection).filter(([, value]) => value !== null && value !== ''))

/** Clears token, name and permissions here. The server is told by `signOut`. `over`: why, where the user did not ask for it. */
export const loseSession = (left = false, over?: SessionState['over']): void => {
  token = null
  browserStore.write(KEY, null)
  forgetPlaces()
  store.set({ status: 'out', profile: null, selection: nothing, left, ...(over && { over }) })
}

/** The session has ended without a Logout here. Where something is unsaved the page stays, without a token, until its user is back.
 * `left`: by a Logout in another tab of this browser. */
export const sessionOver = (reason: EndReason | null, left = false): void => {
  if (leaving) return
  const { status, profile } = store.get()
  const returns = status === 'in' && isAnyUnsaved() && !profile?.UserName.endsWith('@pin') && reason !== 'Access'
  if (!returns) return loseSession(left, left ? undefined : { reason })
  token = null
  update({ over: { reason } })
}

/** The token, once a user whose session is over has come back; null when they leave. */
export const tokenOnReturn = async (): Promise<string | null> => {
  while (isAway(store.get()))
    await new Promise<void>(resolve => {
      const stop = store.subscribe(() => resolve(stop()))
    })
  return token
}

/** Whether the page waits for its user to sign in again. */
export const isAway = ({ status, over }: SessionState): boolean => status === 'in' && over !== undefined

// The event of one's own Logout may come before its reply.
let leaving = false

/** Tells the server and the other tabs, and forgets, with what a phone has taken along, also when the server cannot be reached. */
export const signOut = async (): Promise<void> => {
  const acId = store.get().profile?.acId
  leaving = true
  await sessionPorts()
    .signOut()
    .catch(() => null)
  await forgetTaken().catch(() => null)
  leaving = false
  loseSession(true)
  if (acId) tellSignOut(acId)
}

onSignOutElsewhere(acId => {
  if (acId === store.get().profile?.acId) sessionOver('Left', true)
})

/** Keeps the names of what the pickers offer. */
export const rememberChoices = (choices: { groups?: readonly GroupChoice[]; buildings?: readonly BuildingChoice[] }): void => {
  for (const group of choices.groups ?? []) names.groups.set(group.id, group)
  for (const building of choices.buildings ?? []) names.buildings.set(building.id, building)
}

/** Chooses an account; the building of the old one is dropped. null: back to the user's own. */
export const chooseGroup = (id: string | null, known: GroupChoice | undefined = names.groups.get(id ?? '')): void => {
  const { selection } = store.get()
  const same = id !== null && id === selection.selectedGroupId
  if (same && (!known || known.name === selection.selectedGroupName)) return
  select({ ...(same ? selection : nothing), channel: selection.channel, selectedGroupId: id, selectedGroupName: known?.name ?? '' })
  if (id && !known) void nameGroup(id)
  if (!same) void askPlace(groupOf(store.get()), true)
}

/** Learns what the user may do in an account; false: it is not there for them. Never rejects: what stays unknown is as in their own account. */
export const knowPlace = async (gId: string | null | undefined): Promise<boolean> => !gId || isPlaceKnown(gId) || (await askPlace(gId))

const askPlace = async (gId: string | null, unlessLately = false): Promise<boolean> => {
  if (!gId || (unlessLately && askedLately(gId))) return true
  noteAsked(gId)
  const place = await ports?.place?.(gId).catch((error: unknown) => (isMissing(error) ? 'missing' : null))
  if (!place || place === 'missing') return !place
  keepPlace(gId, place)
  if (groupOf(store.get()) === gId) select(store.get().selection)
  return true
}

/** Asks the server again what the user may do: somebody has changed it. */
export const refreshPermissions = (): Promise<unknown> => askPlace(groupOf(store.get()))

/** Chooses a building of the active account; null: none. */
export const chooseBuilding = (id: string | null, known: BuildingChoice | undefined = names.buildings.get(id ?? '')): void => {
  const { selection } = store.get()
  if (id === selection.selectedPropertyId && !known) return
  select({
    ...selection,
    selectedPropertyId: id,
    selectedPropertyName: known?.name ?? '',
    buildingCode: known?.code ?? '',
    propertyTag: known?.propertyTag ?? null,
  })
  if (id && !known) void nameBuilding(id)
}

/** Chooses the channel whose accounts are offered; null: all. */
export const chooseChannel = (id: string | null): void => select({ ...store.get().selection, channel: id })

/** Makes the account and the building of a page the selection; what the page does not name stays. */
export const adoptSelection = ({ gId, bId }: { gId?: string | undefined; bId?: string | undefined }): void => {
  if (gId && gId !== groupOf(store.get())) chooseGroup(gId)
  if (bId && bId !== store.get().selection.selectedPropertyId) chooseBuilding(bId)
}

const nameGroup = async (id: string): Promise<void> => {
  if (store.get().status !== 'in') return
  const group = (
    await sessionPorts()
      .groups()
      .catch(() => [])
  ).find(each => each.id === id)
  if (group && store.get().selection.selectedGroupId === id) select({ ...store.get().selection, selectedGroupName: group.name })
}

const nameBuilding = async (id: string): Promise<void> => {
  const gId = groupOf(store.get())
  if (store.get().status !== 'in' || !gId) return
  const { building, buildings } = sessionPorts()
  const found = building ? await building(gId, id).catch(() => null) : (await buildings(gId).catch(() => [])).find(each => each.id === id)
  if (found && store.get().selection.selectedPropertyId === id) chooseBuilding(id, found)
}

/** Scope rule: the selected account, else the user's current one. */
export const groupOf = ({ profile, selection }: SessionState): string | null =>
  selection.selectedGroupId ?? (profile ? profile.UserContext.CurrentGroupId || null : null)

/** What the user has changed of themselves. */
export const changePersonal = (UserPersonal: Personal): void => {
  const { profile } = store.get()
  if (profile) update({ profile: { ...profile, UserPersonal } })
}

const select = (selection: Selection): void => {
  const { profile } = store.get()
  // With the choice, in one step: no page of the new account is shown with what may be done in the old one.
  update({ selection, profile: profile && profileIn(profile, groupOf({ ...store.get(), selection })) })
  keep()
}
const update = (change: Partial<SessionState>): void => store.set({ ...store.get(), ...change })
const keep = (): void => {
  const { profile, selection } = store.get()
  if (profile) browserStore.write(KEY, JSON.stringify({ acId: profile.acId, selection }))
}
const stored = (): { acId: string; selection: Selection } | null => {
  try {
    return JSON.parse(browserStore.read(KEY) ?? 'null')
  } catch {
    return null
  }
}

/** Whether somebody was signed in with this browser, so that the session may be renewed. */
export const isRemembered = (): boolean => stored() !== null

/** The state outside React. */
export const sessionStore: Pick<typeof store, 'get' | 'subscribe'> = store
