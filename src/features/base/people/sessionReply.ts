import type { SignInReply } from './model.ts'

/** The reply of a sign-in as the browser's session takes it: the account's name in English, all buildings as an empty list. */
export const sessionReply = ({ UserContext, ...reply }: SignInReply) => ({
  ...reply,
  UserContext: {
    ...UserContext,
    CurrentGroupId: UserContext.CurrentGroupId ?? '',
    CurrentGroupName: UserContext.CurrentGroupName?.en ?? '',
    AccessBuildingIds: UserContext.AccessBuildingIds ?? [],
  },
})
