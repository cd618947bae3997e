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
  maxLength?: number
  minimum?: number
}
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema; content?: Record<string, { schema: Schema }> }
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  'x-scope': string
  'x-permission': string | string[] | null
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
/** What `/openapi.json` gives: schemas that stand in several places are references to its components. */
export type Document = { servers: { url: string }[]; paths: Record<string, Record<string, Operation>> }
export type CallDoc = { method: string; path: string; operation: Operation }
export type Field = { name: string; type: string; needed: boolean }

/** A document with what its references stand for in their places. Components refer to each other, never in a circle. */
export const withoutReferences = (document: Document & { components?: { schemas?: Record<string, unknown> } }): Document => {
  const schemas = document.components?.schemas ?? {}
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved)
    if (typeof value !== 'object' || value === null) return value
    const name = '$ref' in value ? /^#\/components\/schemas\/(.+)$/.exec(String(value.$ref))?.[1] : undefined
    if (name !== undefined) return resolved(schemas[name] ?? {})
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner)]))
  }
  return { ...document, paths: resolved(document.paths) as Document['paths'] } // the same shape, its references replaced
}

/** The two commands that a newcomer starts with: sign in and keep the token, then read the accounts. */
export const firstSteps = (origin: string): { signIn: string; firstCall: string } => ({
  signIn: [
    `TOKEN=$(curl -s -X POST ${origin}/csm/Session/SignIn`,
    `-H "content-type: application/json"`,
    `-d '{"UserName":"you@company.com","Password":"your password"}' | sed -E 's/.*"UserToken":"([^"]+)".*/\\1/')`,
  ].join(' \\\n  '),
  firstCall: [`curl -s -G ${origin}/csm/Group/GetGroups`, `-H "user-token: $TOKEN"`].join(' \\\n  '),
})

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

/** A schema's type in a few letters: `uuid`, `string ≤ 200`, `"A" | "B"`, `{ … }[]`. */
export const typeOf = (schema: Schema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(one => JSON.stringify(one)).join(' | ')
  const choices = choicesOf(schema)
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ')
  if (schema.type === 'array') return arrayOf(schema.items ? typeOf(schema.items) : 'any')
  if (schema.type === 'object') return '{ … }'
  const name = schema.format ?? [schema.type ?? 'any'].flat().join(' | ')
  return name === 'string' && schema.maxLength !== undefined ? `${name} ≤ ${schema.maxLength}` : name
}

const choicesOf = ({ anyOf, oneOf, allOf }: Schema): Schema[] | undefined => anyOf ?? oneOf ?? allOf
const arrayOf = (type: string): string => (type.includes(' | ') ? `(${type})[]` : `${type}[]`)
const isNull = ({ type }: Schema): boolean => type === 'null'

/** The fields of an object schema, those of inner objects with their path; `[]` in it stands for each row. */
export const fieldsOf = (schema: Schema, prefix = ''): Field[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const own = { name: prefix + name, type: typeOf(inner), needed: schema.required?.includes(name) ?? false }
    const [held, path] = holderOf(inner)
    return held.properties ? [own, ...fieldsOf(held, `${prefix}${name}${path}.`)] : [own]
  })

/** The object inside of a list or of something that may be null, and what that adds to the path. */
const holderOf = (schema: Schema): [Schema, string] => {
  const choices = choicesOf(schema)?.filter(one => !isNull(one)) ?? []
  const [only] = choices
  if (only && choices.length === 1) return holderOf(only)
  if (schema.type !== 'array' || !schema.items) return [schema, '']
  const [held, path] = holderOf(schema.items)
  return [held, `[]${path}`]
}

/** The fields that a call takes. */
export const inputOf = ({ operation: { parameters = [], requestBody } }: CallDoc): Field[] => {
  const body = requestBody?.content['application/json']?.schema
  if (body) return fieldsOf(body)
  return parameters.flatMap(parameter => {
    const of = schemaOf(parameter)
    return [{ name: parameter.name, type: typeOf(of), needed: parameter.required ?? false }, ...fieldsOf(of, `${parameter.name}.`)]
  })
}

/** The fields of a call's data. */
export const outputOf = ({ operation }: CallDoc): Field[] =>
  fieldsOf(operation.responses['200']?.content?.['application/json']?.schema.properties?.data ?? {})

/** A value that the schema allows in shape, of its required fields only: `{ "gId": "<uuid>" }`. */
export const sampleOf = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.find(one => one !== '') ?? null
  const choices = choicesOf(schema)
  if (choices) return sampleOf(choices.find(one => !isNull(one)) ?? {})
  const type = [schema.type ?? 'any'].flat()[0]
  if (type === 'object') return Object.fromEntries((schema.required ?? []).map(name => [name, sampleOf(schema.properties?.[name] ?? {})]))
  if (type === 'array') return schema.items ? [sampleOf(schema.items)] : []
  if (type === 'number' || type === 'integer') return Math.max(0, schema.minimum ?? 0)
  if (type === 'boolean') return true
  return `<${schema.format ?? 'text'}>`
}

const schemaOf = ({ content, schema }: Parameter): Schema => content?.['application/json']?.schema ?? schema ?? {}
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
const sampleText = (sample: unknown): string => (typeof sample === 'string' ? sample : JSON.stringify(sample))

/** A command that makes the call, with its required fields and the token in its header. */
export const curlOf = ({ method, path, operation }: CallDoc, origin: string): string => {
  const headers = operation['x-scope'] === 'public' ? [] : ['-H "user-token: $TOKEN"']
  if (method === 'GET') {
    const wanted = (operation.parameters ?? []).filter(parameter => parameter.required && parameter.in === 'query')
    const query = wanted.map(one => `--data-urlencode ${quoted(`${one.name}=${sampleText(sampleOf(schemaOf(one)))}`)}`)
    return [`curl -G ${origin}${path}`, ...headers, ...query].join(' \\\n  ')
  }
  const body = JSON.stringify(sampleOf(operation.requestBody?.content['application/json']?.schema ?? { type: 'object' }))
  return [`curl -X ${method} ${origin}${path}`, ...headers, '-H "content-type: application/json"', `-d ${quoted(body)}`].join(' \\\n  ')
}
