import { below, type Problem } from '../../../core/problem.ts'
import { makeRegistry } from '../../../core/registry.ts'

/** Values of facets on the wire, by their keys: an object, or null for a code that has none. */
export type FacetValues = Readonly<Record<string, unknown>>

/**
 * A facet of a code: what a later feature keeps with it, edited and saved with it, as equipment is. The rules are those of form and server;
 * `codeFacets` of `facets.server.ts` keeps the values, `CodeFacetPanel` of `screens/editor/facetPanel.ts` edits them.
 */
export type CodeFacetRules = {
  readonly Key: string
  findProblems(value: unknown): Problem[]
  /** Paths of the calls that show it: a browser asks them again after a code was saved. */
  readonly reads: readonly `${string}/${string}`[]
}
export const codeFacetRules = makeRegistry<CodeFacetRules>()

/** What keeps the facets of a code from being saved, at `Facets.{Key}.…`; a key that no feature has is left to the server. */
export const findFacetProblems = (values: FacetValues | undefined): Problem[] =>
  Object.entries(values ?? {}).flatMap(([key, value]) => {
    const rules = codeFacetRules.all().find(({ Key }) => Key === key)
    return value === null || value === undefined || !rules ? [] : below(`Facets.${key}.`, rules.findProblems(value))
  })
