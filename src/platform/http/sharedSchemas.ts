/** A JSON Schema, or a part of one. */
export type JsonSchema = { readonly [key: string]: unknown }

/**
 * Finds the object schemas that stand in several places of `all` and names each after the fields that most often hold it; the same in every
 * run. `share` puts references in their places, but not in that of the whole schema; `components` holds what they refer to.
 */
export const sharedSchemas = (all: readonly JsonSchema[]) => {
  const places = new Map<string, string[]>()
  for (const schema of all)
    walk(schema, '', (found, field, inner) => {
      const key = JSON.stringify(found)
      places.set(key, [...(places.get(key) ?? []), field])
      return inner()
    })
  const names = namesOf([...places].filter(([, fields]) => fields.length > 1))
  const components: Record<string, JsonSchema> = {}
  const share = (schema: JsonSchema): JsonSchema =>
    walk(schema, '', (found, _field, inner) => {
      const name = names.get(JSON.stringify(found))
      if (name === undefined) return inner()
      if (!(name in components)) components[name] = inner()
      return { $ref: `#/components/schemas/${name}` }
    })
  return { share, components }
}

/** What stands in these keys are values, not schemas. */
const literal = new Set(['default', 'const', 'enum', 'examples', 'required'])
const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value)
const isShareable = ({ properties }: JsonSchema): boolean => isObject(properties) && Object.keys(properties).length > 1

type Change = (found: JsonSchema, field: string, inner: () => JsonSchema) => JsonSchema
/** A schema with each shareable object in it changed, the outer ones first; `field` is the field that holds it, '' for the whole. */
const walk = (schema: JsonSchema, field: string, change: Change): JsonSchema => {
  const within = (value: unknown, name: string): unknown => (isObject(value) ? walk(value, name, change) : value)
  const inner = (): JsonSchema =>
    Object.fromEntries(
      Object.entries(schema).map(([key, value]) => {
        if (literal.has(key)) return [key, value]
        if (key === 'properties' && isObject(value))
          return [key, Object.fromEntries(Object.entries(value).map(([name, of]) => [name, within(of, name)]))]
        if (Array.isArray(value)) return [key, value.map(one => within(one, field))]
        return [key, within(value, key === 'items' ? singularOf(field) : field)]
      }),
    )
  return field !== '' && isShareable(schema) ? change(schema, field, inner) : inner()
}

const singularOf = (name: string): string => name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

const namesOf = (repeated: readonly (readonly [string, readonly string[]])[]): Map<string, string> => {
  const taken = new Set<string>()
  return new Map(
    repeated.map(([key, fields]) => {
      const { properties } = JSON.parse(key) as { properties: object } // only such schemas are shareable
      const wanted = Object.keys(properties).join() === 'en,es' ? 'Localized' : pascalOf(mostOften(fields))
      let name = wanted
      for (let i = 2; taken.has(name); i++) name = `${wanted}${i}`
      taken.add(name)
      return [key, name] as const
    }),
  )
}

const mostOften = (fields: readonly string[]): string => {
  const [[name] = ['Shared']] = [...Map.groupBy(fields, one => one)].toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
  return name || 'Shared'
}
const pascalOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replace(/\W/g, '')
