import { below, Refusal } from '../../../../../core/problem.ts'
import { saveContact } from '../../../contacts/save.server.ts'
import type { Saver } from '../stored.server.ts'

/** Adds the contacts to the building; what is refused of one names its field in the form. */
export const saveBuildingContacts: Saver<'BuildingContacts'> = async ({ ctx, BuildingId }, { Contacts }) => {
  for (const [i, draft] of Contacts.entries()) {
    try {
      await saveContact(ctx, { draft, BuildingId, before: null })
    } catch (error) {
      if (!(error instanceof Refusal) || !error.fields) throw error
      const fields = below(`BuildingContacts.Contacts.${i}.`, error.fields)
      throw new Refusal(error.code, error.message, fields)
    }
  }
  return {}
}
