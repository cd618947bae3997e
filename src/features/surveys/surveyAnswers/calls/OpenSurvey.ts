import { sql } from 'drizzle-orm'
import { handle } from '../../../../platform/handle.ts'
import { pinFits } from '../../../../platform/secrets.ts'
import { openSession } from '../../../base/people/data.ts'
import { countGuess } from '../../../base/people/guesses.server.ts'
import { rememberBrowser } from '../../../base/people/knownBrowser.server.ts'
import { publicSurvey } from '../access.server.ts'
import { OpenSurvey as call } from '../contract.ts'

export const OpenSurvey = handle(
  call,
  async (ctx, { bId, builderId, PIN }) => {
    const found = await ctx.system('survey by its link', tx => publicSurvey(tx, bId, builderId))
    const place = `survey:${found?.id ?? builderId ?? bId}` as const
    const row = await countGuess(ctx, place, async () =>
      found?.PinHash && (await pinFits(ctx.secret, found.id, PIN, found.PinHash)) ? found : undefined,
    )
    return { row, place }
  },
  async (ctx, _input, { row: { GroupId, BuildingId, id: BuilderId }, place }) => {
    rememberBrowser(ctx, place)
    const UserToken = await openSession(ctx.tx, { Kind: 'Anonymous', GroupId, BuildingId, Purpose: `Survey:${BuilderId}` })
    await ctx.tx.execute(sql`select enter_group(${GroupId}::uuid)`) // the link has proven the account: its history shows who came
    ctx.audit({ Object: 'session', ObjectId: BuilderId, GroupId, After: { Purpose: 'Survey' } })
    return { UserToken, GroupId, BuildingId, BuilderId }
  },
)
