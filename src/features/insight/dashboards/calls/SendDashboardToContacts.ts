import { handle } from '../../../../platform/handle.ts'
import { SendDashboardToContacts as call } from '../contract.ts'
import { enqueuePrint } from '../printing.server.ts'
import { recipientsOf } from '../rules.ts'
import { words } from '../words.ts'

export const SendDashboardToContacts = handle(call, async (ctx, input) => ({
  TaskId: await enqueuePrint(ctx, input, { to: recipientsOf(input), contactsOnly: true }),
  Message: words.en.sent,
}))
