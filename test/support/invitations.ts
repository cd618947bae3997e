import { and, eq } from 'drizzle-orm'
import { openInvitation } from '../../src/features/base/people/memberships.server.ts'
import { AnswerInvitation } from '../../src/features/property/contacts/contract.ts'
import { contact } from '../../src/features/property/contacts/tables.ts'
import { callsAs, type World } from '../world.ts'

/** The secret of a new link to answer what waits under an e-mail (in one account, where several have asked), as its mail would hold it. */
export const invitationTo = async ({ services }: World, Email: string, GroupId?: string): Promise<string> =>
  services.db.asSystem('invitation of a test', async tx => {
    const waiting = and(
      eq(contact.Email, Email.toLowerCase()),
      eq(contact.Invitation, 'Waiting'),
      GroupId ? eq(contact.GroupId, GroupId) : undefined,
    )
    const [one] = await tx.select().from(contact).where(waiting)
    if (!one?.UserId) throw new Error(`nobody waits under ${Email}`)
    return openInvitation(tx, { GroupId: one.GroupId, UserId: one.UserId, Email: one.Email })
  })

/** Accepts what waits under an e-mail, as whoever reads it; with a password where one is to be chosen. */
export const acceptAs = async (world: World, Email: string, { Password, GroupId }: { Password?: string; GroupId?: string } = {}) => {
  const Token = await invitationTo(world, Email, GroupId)
  await callsAs(world.app, null).call(AnswerInvitation, { Token, Accept: true, ...(Password && { Password }) })
}
