import { handle } from '../../../../platform/handle.ts'
import { GetPrivacyNotice as call } from '../contract.ts'
import { findNotice } from '../notice.server.ts'

export const GetPrivacyNotice = handle(call, async ({ tx, GroupId }) => {
  const kept = await findNotice(tx, GroupId)
  return { Responsible: kept?.Responsible ?? '', Email: kept?.Email ?? '', Text: kept?.Text ?? { en: '' }, Version: kept?.Version ?? 0 }
})
