import { Refusal } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { calendarLink } from '../calendarLinks.server.ts'
import { GetCalendarLinks as call } from '../contract.ts'

export const GetCalendarLinks = handle(call, async ({ GroupId, BuildingId, actor, secret, baseUrl, language, now }) => {
  const { UserId } = actor
  if (!UserId) throw new Refusal('usr.aut.npm')
  const link = (of: string) => calendarLink({ baseUrl, secret }, { GroupId, UserId, BuildingId: of, language }, now)
  return { Mine: link(''), Building: link(BuildingId) }
})
