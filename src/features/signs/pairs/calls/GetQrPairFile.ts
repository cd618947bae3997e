import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { plainName } from '../../../codes/qr/rules.ts'
import { encodeSign } from '../../artwork/encode.server.ts'
import { isRefusal } from '../../artwork/model.ts'
import { readsBack } from '../../printing/drawn.server.ts'
import { fileFormats } from '../../printing/model.ts'
import { GetQrPairFile as call } from '../contract.ts'
import { drawPair } from '../draw.server.ts'
import { readPair } from '../pairs.server.ts'
import { pairMessages } from '../rules.ts'

const contentTypes = { pdf: 'application/pdf', eps: 'application/postscript', svg: 'image/svg+xml', png: 'image/png' } as const

export const GetQrPairFile = handle(call, async (ctx, { pId }) => {
  const pair = await readPair(ctx, pId)
  const [one = '', other = ''] = pair.QrCodeIds
  const artwork = await drawPair(ctx, [one, other], pair)
  if (artwork.problems.some(isRefusal) || !(await readsBack(artwork)))
    throw new Refusal('req.val.inv', pairMessages.unread, [{ Field: 'pId', Message: pairMessages.unread }])
  const format = fileFormats.find(known => known === pair.FileFormat) ?? 'pdf'
  const title = `${pair.QrCode1} + ${pair.QrCode2}`
  const bytes = await encodeSign(artwork, format, title)
  return { FileName: `${plainName(title) || '2-QR'}.${format}`, ContentType: contentTypes[format], Base64: bytes.toString('base64') }
})
