import type { AddedFields } from '../../base/history/model.ts'
import { sections } from './sections/sections.ts'

/** What the sections of the page add to the history of a building. */
export const sectionFields: AddedFields = {
  Object: 'building',
  fields: Object.assign({}, ...sections.map(({ fields }) => fields)),
}
