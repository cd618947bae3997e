/** What the page reads of a JSON Schema. */
export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  format?: string
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: Schema | boolean
}
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  'x-scope': string
  'x-permission': string | string[] | null
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema; content?: Record<string, { schema: Schema }> }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
export type Document = { paths: Record<string, Record<string, Operation>> }
export type CallDoc = { method: string; path: string; operation: Operation }
export type Field = { name: string; type: string; needed: boolean }

/** The calls of a document by area, both in alphabetical order. */
export const callsByArea = ({ paths }: Document): [string, CallDoc[]][] => {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const areas = Map.groupBy(all, call => call.operation.tags[0] ?? '')
  return [...areas]
    .map(([area, calls]): [string, CallDoc[]] => [area, calls.toSorted((a, b) => a.path.localeCompare(b.path))])
    .toSorted(([a], [b]) => a.localeCompare(b))
}

/** A schema's type in a few letters: `uuid`, `"A" | "B"`, `{ … }[]`. */
export const typeOf = (schema: Schema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(one => JSON.stringify(one)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ')
  if (schema.type === 'array') return `${schema.items ? typeOf(schema.items) : 'any'}[]`
  if (schema.type === 'object') return '{ … }'
  return schema.format ?? [schema.type ?? 'any'].flat().join(' | ')
}

/** The fields of an object schema, those of inner objects with their path. */
export const fieldsOf = (schema: Schema, prefix = ''): Field[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const needed = schema.required?.includes(name) ?? false
    const own = { name: prefix + name, type: typeOf(inner), needed }
    const holder = inner.type === 'array' ? inner.items : inner
    return holder?.properties ? [own, ...fieldsOf(holder, `${prefix}${name}${inner.type === 'array' ? '[]' : ''}.`)] : [own]
  })

/** The fields that a call takes. */
export const inputOf = ({ operation: { parameters = [], requestBody } }: CallDoc): Field[] => {
  const body = requestBody?.content['application/json']?.schema
  if (body) return fieldsOf(body)
  return parameters.flatMap(({ name, required = false, content, schema }) => {
    const of = content?.['application/json']?.schema ?? schema ?? {}
    return [{ name, type: typeOf(of), needed: required }, ...fieldsOf(of, `${name}.`)]
  })
}

/** The fields of a call's data. */
export const outputOf = ({ operation }: CallDoc): Field[] =>
  fieldsOf(operation.responses['200']?.content?.['application/json']?.schema.properties?.data ?? {})

/** A command that makes the call, with the token in its header. */
export const curlOf = (call: CallDoc, origin: string): string => {
  const token = call.operation['x-scope'] === 'public' ? '' : ` \\\n  -H "user-token: $TOKEN"`
  const wanted = inputOf(call).filter(field => field.needed && !field.name.includes('.'))
  if (call.method === 'GET') {
    const query = wanted.map(({ name, type }) => ` \\\n  --data-urlencode '${name}=${type === '{ … }' ? '{…}' : `<${type}>`}'`).join('')
    return `curl -G ${origin}${call.path}${token}${query}`
  }
  const body = JSON.stringify(Object.fromEntries(wanted.map(({ name, type }) => [name, `<${type}>`])))
  return `curl -X POST ${origin}${call.path}${token} \\\n  -H "content-type: application/json" \\\n  -d '${body}'`
}
