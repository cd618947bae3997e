import { createHash } from 'node:crypto'
import type { UserRow } from '../people/data.ts'
import type { OwnProfile } from './model.ts'

/** What somebody says of themselves, as their row has it. */
export const profileIn = ({ FullName, Phone, TimeZone, Picture }: UserRow): OwnProfile => ({
  FullName,
  Phone: Phone ?? '',
  TimeZone,
  Picture,
})

/** The name of a state: the same for the same profile, whichever user saved it. */
export const versionOf = (profile: OwnProfile): string =>
  createHash('sha256')
    .update(JSON.stringify([profile.FullName, profile.Phone, profile.TimeZone, profile.Picture]))
    .digest('base64url')
