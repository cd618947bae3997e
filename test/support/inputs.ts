import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { type Call, z } from '../../src/core/call.ts'

/** JSON Schema of an input, as far as the tests read it. */
export type InputSchema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, InputSchema>
  required?: string[]
  items?: InputSchema
  prefixItems?: InputSchema[]
  anyOf?: InputSchema[]
  oneOf?: InputSchema[]
  allOf?: InputSchema[]
  minimum?: number
  minItems?: number
  $ref?: string
}
export type InputPlace = { gId: string; bId: string }

const groupFields = new Set(['gId', 'GroupId'])
const buildingFields = new Set(['bId', 'BuildingId', 'eId', 'EntityId'])

export const schemaOf = (call: Call): InputSchema => z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as InputSchema // JSON Schema 2020-12 of an object

/** A small input that the call's schema takes, in a place. Rules beyond the schema may still refuse it. */
export const smallInput = (call: Call, place: InputPlace): Record<string, unknown> =>
  withoutRows(call, smallest(schemaOf(call), '', place) as Record<string, unknown>)

/** A field of a building names a row where the call says so: there it is left out, unless the call needs it. */
const withoutRows = (call: Call, input: Record<string, unknown>): Record<string, unknown> => {
  const needed = schemaOf(call).required ?? []
  return Object.fromEntries(Object.entries(input).filter(([key]) => needed.includes(key) || !buildingFields.has(key) || !call.ids?.[key]))
}

const smallest = (schema: InputSchema, name: string, place: InputPlace): unknown => {
  if (groupFields.has(name)) return place.gId
  if (buildingFields.has(name)) return place.bId
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (first) return smallest(first, name, place)
  if (schema.type === 'object') {
    const wanted = new Set([
      ...(schema.required ?? []),
      ...Object.keys(schema.properties ?? {}).filter(key => groupFields.has(key) || buildingFields.has(key)),
    ])
    return Object.fromEntries([...wanted].map(key => [key, smallest(schema.properties?.[key] ?? {}, key, place)]))
  }
  if (schema.type === 'array')
    return schema.prefixItems
      ? schema.prefixItems.map(item => smallest(item, '', place))
      : Array.from({ length: schema.minItems ?? 0 }, () => smallest(schema.items ?? {}, '', place))
  if (schema.type === 'string') return schema.format === 'uuid' ? randomUUID() : 'x'
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return true
  return null
}

const strange = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1e308,
    '',
    ' ',
    '\u0000',
    '../../etc/passwd',
    "'; drop table building; --",
    '😀'.repeat(50),
    '{"a":1}',
    [],
    {},
    [[]],
    Number.MAX_SAFE_INTEGER,
  ),
  fc.string({ maxLength: 60 }),
  fc.uuid(),
  fc.double({ noNaN: true }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Inputs near what a call takes: right places with strange values, wrong types, missing and unknown fields. */
export const nearInputs = (call: Call, place: InputPlace): fc.Arbitrary<Record<string, unknown>> => {
  const base = smallInput(call, place)
  const names = Object.keys(schemaOf(call).properties ?? {})
  return fc
    .tuple(fc.dictionary(fc.constantFrom(...names, 'unknownField'), strange, { maxKeys: 3 }), fc.subarray(names), fc.boolean())
    .map(([changed, dropped, nested]) => {
      const input: Record<string, unknown> = { ...base, ...changed }
      for (const name of dropped.slice(0, 1)) if (!groupFields.has(name)) delete input[name]
      const holder = nested
        ? Object.entries(base).find(([, value]) => typeof value === 'object' && value !== null && !Array.isArray(value))
        : undefined
      if (holder) input[holder[0]] = { ...(holder[1] as object), ...changed }
      return input
    })
}
