import { newPassword } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { type Account, callsAs, password } from '../../../../test/world.ts'
import { SignIn } from '../people/contract.ts'
import { ChangePassword, EndOtherSessions, EndOwnSession, GetOwnProfile, GetOwnSessions, SaveOwnProfile } from './contract.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => {
    const signIn = ({ user }: Account) => callsAs(world.app, null).call(SignIn, { UserName: user.email, Password: password })
    return [
      {
        call: ChangePassword,
        open: async () => ({ input: text => ({ Present: password, Password: newPassword + text, Repeated: newPassword + text }) }),
      },
      {
        call: EndOtherSessions,
        open: async account => {
          await signIn(account)
          return { input: () => ({}) }
        },
      },
      {
        call: EndOwnSession,
        open: async account => {
          await signIn(account)
          const { Sessions } = await account.call(GetOwnSessions, {})
          return { input: () => ({ SessionId: Sessions.find(one => !one.IsThis)?.SessionId ?? '' }) }
        },
      },
    ]
  },
  saves: () => [
    [
      'own profile',
      {
        call: SaveOwnProfile,
        open: async account => {
          const { Email: _Email, ...profile } = await account.call(GetOwnProfile, {})
          return { input: FullName => ({ ...profile, FullName }) }
        },
      },
    ],
  ],
}
