import type { GroupId } from '../../src/core/ids.ts'
import { insertFeedback, type NewFeedback } from '../../src/features/codes/answers/data.ts'
import type { Account, World } from '../world.ts'

/** An answer about the first building of an account, with an address to reply to. Gives its id. */
export const newAnswer = (
  world: Pick<World, 'services'>,
  { group, building }: Pick<Account, 'group' | 'building'>,
  over: Partial<NewFeedback> = {},
): Promise<string> =>
  world.services.db.withTenant(group.id as GroupId, (_tx, client) =>
    insertFeedback(client, {
      GroupId: group.id,
      BuildingId: building.id,
      QrType: 'Feedback',
      EntityType: 'Lobby',
      Score: 2,
      Text: 'The soap is empty.',
      Email: 'jo@harbor.example',
      SubmitDate: new Date(),
      TimeZone: 'America/New_York',
      ...over,
    }),
  )
