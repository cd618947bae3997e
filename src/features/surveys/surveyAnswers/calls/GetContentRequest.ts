import { handle } from '../../../../platform/handle.ts'
import { isOver, requestOf } from '../access.server.ts'
import { GetContentRequest as call } from '../contract.ts'
import { photosOf } from '../files.server.ts'
import { spacesOf } from '../sections/PhysicalSpaces/spaces.server.ts'

export const GetContentRequest = handle(call, async ctx => {
  const { request, survey } = await requestOf(ctx)
  const [spaces, photos] = await Promise.all([spacesOf(ctx, survey.id), photosOf(ctx, { RequestId: request.id })])
  return {
    Closed: isOver(request, ctx.now),
    Spaces: request.Locations.map(Code => {
      const space = spaces.find(one => one.Code === Code)
      return {
        Code,
        DisplayText: space?.DisplayText ?? { en: Code },
        Location: space?.Location ?? '',
        Photos: photos.filter(({ Space }) => Space === Code).map(({ Space: _here, CreatedDate: _when, ...file }) => file),
      }
    }),
  }
})
