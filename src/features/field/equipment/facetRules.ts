import type { CodeFacetRules } from '../../codes/qr/facets.ts'
import { facetKey } from './model.ts'
import { findFactProblems } from './rules.ts'

/** The rules of the facet, for the editor of a code and for its save. */
export const facetRules: CodeFacetRules = {
  Key: facetKey,
  findProblems: findFactProblems,
  reads: ['Equipment/GetEquipments', 'Equipment/GetEquipment', 'Equipment/GetEquipmentFilters', 'MechanicalSpace/GetMechanicalSpaces'],
}
