import { and, eq } from 'drizzle-orm'
import { notFound } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { openSession } from '../../../base/people/data.ts'
import { codeAddress, qrCode } from '../../qr/tables.ts'
import { GetAnonymousToken as call } from '../contract.ts'

export const GetAnonymousToken = handle(call, async (ctx, { Purpose, ObjectId, Secret }) => {
  const code = await ctx.system('code of a public page', async tx => {
    const [place] = await tx
      .select({ GroupId: codeAddress.GroupId })
      .from(codeAddress)
      .where(and(eq(codeAddress.Address, Secret.toUpperCase()), eq(codeAddress.QrCodeId, ObjectId)))
    if (!place) return undefined
    const [found] = await tx
      .select({ GroupId: qrCode.GroupId, BuildingId: qrCode.BuildingId })
      .from(qrCode)
      .where(and(eq(qrCode.GroupId, place.GroupId), eq(qrCode.id, ObjectId)))
    return found
  })
  if (!code) throw notFound()
  return { UserToken: await openSession(ctx.tx, { Kind: 'Anonymous', ...code, Purpose: `${Purpose}:${ObjectId}` }) }
})
