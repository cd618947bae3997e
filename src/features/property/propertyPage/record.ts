import { type AddedFields, moreFields } from '../../base/history/model.ts'
import { sections } from './sections/sections.ts'

/** What the sections of the page add to the history of a building. */
const sectionFields: AddedFields = {
  Object: 'building',
  fields: Object.assign({}, ...sections.map(({ fields }) => fields)),
}

export const additions = [moreFields.with(sectionFields)]
