import { newPassword } from '../../../../test/support/write.ts'
import type { FeatureWays } from '../../../../test/ways.ts'
import { RequestPasswordReset, ResetPassword, SaveSettings, SignOut } from './contract.ts'
import { openPasswordLink } from './data.ts'

/** How tests make what this feature keeps. */
export const ways: FeatureWays = {
  writes: ({ world }) => {
    const { asSystem } = world.services.db
    return [
      { call: RequestPasswordReset, open: async ({ user }) => ({ token: '', input: () => ({ Email: user.email }) }) },
      {
        call: ResetPassword,
        open: async ({ user }) => {
          const Token = await asSystem('test', tx => openPasswordLink(tx, { UserId: user.id, Purpose: 'Reset', minutes: 30 }))
          return { token: '', input: text => ({ Token, Password: `${newPassword}${text}` }) }
        },
      },
      { call: SaveSettings, open: async () => ({ input: text => ({ Theme: text === 'mine' ? 'dark' : 'light', Language: 'fr' }) }) },
      { call: SignOut, open: async () => ({ input: () => ({}) }) },
    ]
  },
}
