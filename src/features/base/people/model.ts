import { Localized, text, uuid, z } from '../../../core/call.ts'

/** What a signed-in browser knows of its user (A-FIELD-001). */
export const UserContext = z.object({
  MemberRoleInGroup: z.string(),
  CurrentGroupId: z.nullable(uuid()),
  CurrentGroupName: z.nullable(Localized()),
  CurrentGroupLogoFilename: z.nullable(z.string()),
  PermissionsHash: z.record(z.string(), z.boolean()),
  /** Null: every building of the account. */
  AccessBuildingIds: z.nullable(z.array(uuid())),
  /** How many accounts the user is a member of; with several, everybody may choose among them. */
  AccountCount: z.int(),
})

export const Profile = z.object({
  acId: uuid(),
  UserName: text(254),
  UserContext,
  /** Picture: its address; TimeZone: IANA name, null as the device says. */
  UserPersonal: z.object({ FullName: text(), Picture: z.nullable(z.string()), TimeZone: z.nullable(z.string()) }),
  Theme: z.nullable(z.enum(['light', 'dark', 'system'])),
  Language: z.nullable(z.enum(['en', 'es', 'fr'])),
})
export type Profile = z.output<typeof Profile>

/** The reply of every sign-in (A-FIELD-029). */
export const SignInReply = z.object({ ...Profile.shape, UserToken: z.string() })
export type SignInReply = z.output<typeof SignInReply>

/** How far the primary user of an account is on the way to being its admin. */
export const invitationStates = ['None', 'Waiting', 'Expired', 'Accepted'] as const
