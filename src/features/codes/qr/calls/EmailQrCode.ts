import { handle } from '../../../../platform/handle.ts'
import { EmailQrCode as call } from '../contract.ts'
import { qrCodeById } from '../data.ts'
import { pictureFile } from '../file.server.ts'
import { mailQrCode } from '../jobs.ts'

export const EmailQrCode = handle(call, async (ctx, { QrCodeId, RecipientEmail }) => {
  const { code } = await qrCodeById(ctx.tx, ctx.GroupId, QrCodeId)
  await pictureFile(ctx.baseUrl, code, 'png', 500) // a code that nobody can read is refused here, where somebody sees it
  await ctx.enqueue(mailQrCode, {
    GroupId: ctx.GroupId,
    QrCodeId,
    RecipientEmail: RecipientEmail.trim(),
    Sender: ctx.actor.FullName,
    Language: ctx.language,
  })
  ctx.audit({ Object: 'qr_code', ObjectId: QrCodeId, After: { RecipientEmail: RecipientEmail.trim() } })
  return {}
})
