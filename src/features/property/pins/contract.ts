import { text, write, z } from '../../../core/call.ts'
import { SignInReply } from '../../base/people/model.ts'
import { pinProblems } from './rules.ts'

export const SignInByPin = write('Session/SignInByPin', {
  summary: "Sign in at a building by PIN, with the secret of the building's sign",
  scope: 'public',
  replay: false,
  people: 'sessions',
  limit: 10,
  input: z.strictObject({ Secret: text(32), PIN: text(16) }),
  output: SignInReply,
  check: pinProblems,
})
