import * as core from 'zod/v4/core'
import { type Call, z } from '../../src/core/call.ts'

type Leaf = { path: string; schema: z.ZodMiniType }

/** The texts that an input may hold, each with its path: `Name.en`, `Contacts[].Phone`. Keys of records are left out. */
export const listTextLeaves = (schema: Call['input']): Leaf[] => {
  const found = new Map<string, z.ZodMiniType>()
  walk(schema, '', found)
  return [...found].map(([path, leaf]) => ({ path, schema: leaf }))
}

const walk = (schema: core.$ZodType, path: string, found: Map<string, z.ZodMiniType>): void => {
  const go = (part: core.$ZodType, at = path) => walk(part, at, found)
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
  else if (schema instanceof core.$ZodString)
    found.set(path, schema as unknown as z.ZodMiniType) // every schema is made by zod/mini
  else if (!isNoText(schema)) throw new Error(`${path}: ${schema._zod.def.type} is not walked`)
}

const isNoText = ({ _zod: { def } }: core.$ZodType): boolean =>
  ['number', 'int', 'boolean', 'enum', 'literal', 'unknown', 'null', 'custom', 'transform', 'date'].includes(def.type)
