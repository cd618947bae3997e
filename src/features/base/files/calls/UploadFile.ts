import { handle } from '../../../../platform/handle.ts'
import { UploadFile as call } from '../contract.ts'
import { keepFile } from '../keep.server.ts'

export const UploadFile = handle(call, async (ctx, { base64, fileName, bucket }) => {
  const { Link, FileId } = await keepFile(ctx, { field: 'base64', content: base64, fileName, bucket })
  return { fileUrl: Link, FileId }
})
