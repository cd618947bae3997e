import { contact } from '../../src/features/property/contacts/tables.ts'
import type { Account, World } from '../world.ts'

/** The account's user as a contact of its first building, who may handle what visitors send there. Gives the contact's id. */
export const contactOfUser = (world: Pick<World, 'services'>, { group, building, user }: Account): Promise<string> =>
  world.services.db.asSystem('test contact', async tx => {
    const [made] = await tx
      .insert(contact)
      .values({
        GroupId: group.id,
        BuildingId: building.id,
        FullName: { en: 'Ed Engineer' },
        Role: 'ChiefEngineer',
        Phone: '16175550100',
        Email: user.email,
        PermissionSet: { Contacts: false, Marketing: false, Reporting: false },
        UserId: user.id,
      })
      .returning({ id: contact.id })
    if (!made) throw new Error('no contact')
    return made.id
  })
