import { read, secretText, text, uuid, write, z } from '../../../core/call.ts'
import { Profile, SignInReply } from './model.ts'
import { emailProblems, newPasswordProblems, signInProblems } from './rules.ts'

export const SignIn = write('Session/SignIn', {
  summary: 'Sign in by email and password',
  scope: 'public',
  replay: false,
  people: 'sessions',
  limit: 10,
  input: z.strictObject({ UserName: text(254), Password: secretText(), KeepLoggedIn: z.optional(z.boolean()) }),
  output: SignInReply,
  check: signInProblems,
})

export const SignOut = write('Session/SignOut', {
  summary: 'End this sign-in: the sessions of all its tabs, and what was kept',
  scope: 'session',
  pin: true,
  people: 'sessions',
  input: z.strictObject({}),
  output: z.object({}),
})

export const Renew = write('Session/Renew', {
  summary: 'A new token for the browser that holds the renew cookie',
  scope: 'public',
  replay: false,
  people: 'sessions',
  limit: 120,
  quiet: true,
  input: z.strictObject({}),
  output: SignInReply,
})

export const RequestPasswordReset = write('Session/RequestPasswordReset', {
  summary: 'Mail a one-time link for a new password; the same answer for unknown addresses',
  scope: 'public',
  limit: 5,
  input: z.strictObject({ Email: text(254) }),
  output: z.object({}),
  check: emailProblems,
})

export const ResetPassword = write('Session/ResetPassword', {
  summary: 'Set a new password by a one-time link; every session of the user ends',
  scope: 'public',
  people: 'a password by its link',
  limit: 10,
  input: z.strictObject({ Token: text(100), Password: secretText(), Repeated: z.optional(secretText()) }),
  output: z.object({}),
  check: newPasswordProblems,
})

export const GetProfile = read('Session/GetProfile', {
  summary: 'The signed-in user, with the permissions of an account',
  scope: 'group',
  people: 'who is signed in',
  input: z.strictObject({ gId: z.optional(uuid()) }),
  output: Profile,
})

export const SaveSettings = write('Session/SaveSettings', {
  summary: 'Keep theme and language with the user',
  scope: 'session',
  people: 'who is signed in',
  input: z.strictObject({ Theme: z.enum(['light', 'dark', 'system']), Language: z.enum(['en', 'es', 'fr']) }),
  output: z.object({}),
})
