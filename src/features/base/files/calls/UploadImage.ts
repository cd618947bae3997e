import { handle } from '../../../../platform/handle.ts'
import { UploadImage as call } from '../contract.ts'
import { keepFile } from '../keep.server.ts'

export const UploadImage = handle(call, async (ctx, { base64Image, fileName, bucket }) => {
  const { Link, FileId } = await keepFile(ctx, { field: 'base64Image', content: base64Image, fileName, bucket })
  return { imageUrl: Link, FileId }
})
