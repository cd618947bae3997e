import * as core from 'zod/v4/core'
import type { Call, z } from '../../src/core/call.ts'

type Leaf = { path: string; schema: z.ZodMiniType }

/** The texts that an input may hold, each with its path: `Name.en`, `Contacts[].Phone`. Keys of records are left out. */
export const listTextLeaves = (schema: Call['input']): Leaf[] => listLeaves(schema, leaf => leaf instanceof core.$ZodString)
/** The numbers that an input may hold. */
export const listNumberLeaves = (schema: Call['input']): Leaf[] => listLeaves(schema, leaf => leaf instanceof core.$ZodNumber)

const listLeaves = (schema: Call['input'], isWanted: (leaf: core.$ZodType) => boolean): Leaf[] => {
  const found = new Map<string, z.ZodMiniType>()
  walk(schema, '', (path, leaf) => {
    if (isWanted(leaf)) found.set(path, leaf as unknown as z.ZodMiniType) // every schema is made by zod/mini
  })
  return [...found].map(([path, leaf]) => ({ path, schema: leaf }))
}

/** Copies of an input, each with the value at a path (`Days[].Start`): one for each entry of a list on the way. */
export const putLeaf = (input: unknown, path: string, value: unknown): unknown[] => {
  if (path === '') return [value]
  const [, name = '', rest = ''] = /^(\[\]|\{\}|[^.[{]+)\.?(.*)$/.exec(path) ?? []
  if (name === '{}') return []
  if (name === '[]') {
    if (!Array.isArray(input)) return []
    return input.flatMap((entry, at) => putLeaf(entry, rest, value).map(changed => input.with(at, changed)))
  }
  const object = Object(input) as Record<string, unknown> // a group of fields, or one that is missing
  return putLeaf(object[name], rest, value).map(changed => ({ ...object, [name]: changed }))
}

type Visit = (path: string, leaf: core.$ZodType) => void
const walk = (schema: core.$ZodType, path: string, visit: Visit): void => {
  const go = (part: core.$ZodType, at = path) => walk(part, at, visit)
  if (schema instanceof core.$ZodObject)
    for (const [key, part] of Object.entries(schema._zod.def.shape)) go(part as core.$ZodType, path === '' ? key : `${path}.${key}`)
  else if (schema instanceof core.$ZodArray) go(schema._zod.def.element, `${path}[]`)
  else if (schema instanceof core.$ZodRecord) go(schema._zod.def.valueType, `${path}{}`)
  else if (schema instanceof core.$ZodTuple) for (const part of schema._zod.def.items) go(part, `${path}[]`)
  else if (schema instanceof core.$ZodUnion) for (const part of schema._zod.def.options) go(part)
  else if (schema instanceof core.$ZodNullable || schema instanceof core.$ZodOptional || schema instanceof core.$ZodDefault)
    go(schema._zod.def.innerType)
  else if (schema instanceof core.$ZodPipe) go(schema._zod.def.in)
  else if (schema instanceof core.$ZodLazy) go(schema._zod.def.getter())
  else if (isLeaf(schema)) visit(path, schema)
  else throw new Error(`${path}: ${schema._zod.def.type} is not walked`)
}

const isLeaf = ({ _zod: { def } }: core.$ZodType): boolean =>
  ['string', 'number', 'int', 'boolean', 'enum', 'literal', 'unknown', 'null', 'custom', 'transform', 'date'].includes(def.type)
