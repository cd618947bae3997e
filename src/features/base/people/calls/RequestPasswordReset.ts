import { handle } from '../../../../platform/handle.ts'
import { RequestPasswordReset as call } from '../contract.ts'
import { sendResetLink } from '../jobs.ts'

/** The answer and its time are the same for unknown addresses: the rest is a job. */
export const RequestPasswordReset = handle(
  call,
  (ctx, { Email }) => ctx.limit(`reset:${Email.trim().toLowerCase()}`, 3),
  async (ctx, { Email }) => {
    await ctx.enqueue(sendResetLink, { Email: Email.trim().toLowerCase(), Language: ctx.language })
    return {}
  },
)
