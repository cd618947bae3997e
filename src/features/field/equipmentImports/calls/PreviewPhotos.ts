import { handle } from '../../../../platform/handle.ts'
import { PreviewPhotos as call } from '../contract.ts'
import { matchPhotos } from '../photos.server.ts'

export const PreviewPhotos = handle(call, async (ctx, { Names }) => ({ Matches: await matchPhotos(ctx, Names) }))
