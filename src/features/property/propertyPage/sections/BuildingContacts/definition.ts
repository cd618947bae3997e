import { definePayload, defineSection } from '../section.ts'
import { BuildingContacts as schema } from './model.ts'
import { contactsProblems, noContacts } from './rules.ts'

export const BuildingContacts = defineSection({
  index: 4,
  title: { en: 'Building Contacts', es: 'Contactos del edificio', fr: 'Contacts de l’immeuble' },
  shown: 'ManageContacts',
  when: 'add',
  payload: definePayload({ schema, empty: noContacts, problems: contactsProblems, kept: false, savedBy: 'own' }),
})
