import { callOnce } from '../../../ui/calls.ts'
import type { AnyRoute } from '../../../ui/route.ts'
import type { SessionPorts } from '../../../ui/sessionTypes.ts'
import { GetProfile, Renew, SaveSettings, SignOut } from './contract.ts'
import { accessibility, login, reset } from './routes.ts'
import * as resetPage from './screens/Reset.tsx'
import * as signInPage from './screens/SignIn.tsx'
import { sessionReply } from './sessionReply.ts'

/** The ways in come with the first file: on a slow line a second one is a second wait. */
export const routes: readonly AnyRoute[] = [
  { ...login, load: async () => signInPage },
  { ...reset, load: async () => resetPage },
  accessibility,
]

export const ports: Partial<SessionPorts> = {
  renew: async () => sessionReply(await callOnce(Renew, {})),
  signOut: () => callOnce(SignOut, {}),
  keepSettings: settings => callOnce(SaveSettings, settings),
  place: async gId => {
    const { PermissionsHash, AccessBuildingIds } = (await callOnce(GetProfile, { gId })).UserContext
    return { PermissionsHash, AccessBuildingIds: AccessBuildingIds ?? [] }
  },
}
