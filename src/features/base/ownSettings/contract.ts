import { read, secretText, text, uuid, write, z } from '../../../core/call.ts'
import { OwnProfile, OwnSession } from './model.ts'
import { passwordChangeProblems, profileProblems } from './rules.ts'

const people = 'who is signed in'

export const GetOwnProfile = read('Settings/GetOwnProfile', {
  summary: 'What the signed-in user says of themselves, with the version for a save',
  scope: 'session',
  people,
  input: z.strictObject({}),
  output: z.object({ ...OwnProfile.shape, Email: z.string(), Version: z.string() }),
})

export const SaveOwnProfile = write('Settings/SaveOwnProfile', {
  summary: "Save the signed-in user's name, phone, time zone and picture (uploaded by them as an avatar)",
  scope: 'session',
  people,
  input: z.strictObject({ ...OwnProfile.shape, Version: text(100) }),
  output: z.object({ Version: z.string() }),
  check: profileProblems,
})

export const ChangePassword = write('Settings/ChangePassword', {
  summary: 'Change one’s own password; every other sign-in of the user ends, and a mail tells them',
  scope: 'session',
  people,
  limit: 10,
  input: z.strictObject({ Present: secretText(), Password: secretText(), Repeated: secretText() }),
  output: z.object({}),
  check: passwordChangeProblems,
})

export const GetOwnSessions = read('Settings/GetOwnSessions', {
  summary: 'Where the user is signed in: the hundred used last',
  scope: 'session',
  people,
  input: z.strictObject({}),
  output: z.object({ Sessions: z.array(OwnSession) }),
})

export const EndOwnSession = write('Settings/EndOwnSession', {
  summary: 'End one sign-in of the user, with all its tabs',
  scope: 'session',
  people,
  input: z.strictObject({ SessionId: uuid() }),
  output: z.object({}),
})

export const EndOtherSessions = write('Settings/EndOtherSessions', {
  summary: 'End every sign-in of the user but the one that asks',
  scope: 'session',
  people,
  input: z.strictObject({}),
  output: z.object({ Ended: z.int() }),
})
