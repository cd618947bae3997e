import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { hashPassword, passwordFits } from '../../../../platform/secrets.ts'
import { spendPasswordLinks, userById } from '../../people/data.ts'
import { countGuess } from '../../people/guesses.server.ts'
import { endSignIns, signInOf } from '../../people/signIns.server.ts'
import { replacePassword } from '../../people/users.server.ts'
import { ChangePassword as call } from '../contract.ts'
import { tellPasswordChange } from '../jobs.ts'
import { passwordChangeMessages } from '../rules.ts'

const wrong = [{ Field: 'Present', Message: passwordChangeMessages.wrong }]

/** Both hashes are made before the transaction; in it the password must still be the one that was right. */
export const ChangePassword = handle(
  call,
  async (ctx, { Present, Password }) => {
    const { UserId } = ctx.actor
    const attempt = async () => {
      const user = await ctx.system('user who changes the password', tx => userById(tx, UserId))
      return (await passwordFits(user?.PasswordHash, Present)) ? user : undefined
    }
    const said = { wrong: 'req.val.inv', message: passwordChangeMessages.wrong, fields: wrong, wait: passwordChangeMessages.wait } as const
    const user = await countGuess(ctx, `password:${UserId}`, attempt, said)
    return { before: user.PasswordHash ?? '', PasswordHash: await hashPassword(Password) }
  },
  async (ctx, _input, { before, PasswordHash }) => {
    const { UserId } = ctx.actor
    if (!(await replacePassword(ctx.tx, { UserId, before, PasswordHash }, ctx.now))) throw invalid(wrong)
    await spendPasswordLinks(ctx.tx, UserId)
    await endSignIns(ctx.tx, { UserId, but: await signInOf(ctx.tx, ctx.tokenHash) }, 'Password')
    await ctx.enqueue(tellPasswordChange, { UserId, Language: ctx.language, Device: ctx.http.device, Moment: ctx.now.getTime() })
    ctx.audit({ Object: 'app_user', ObjectId: UserId, After: { Password: 'set' } })
    return {}
  },
)
