import { parseSync } from 'vite'
import { type Fault, findFeature, isTest, type SourceFile } from './tree.ts'

/** A table as its `tables.ts` declares it, by the names of SQL. */
type Declared = { readonly table: string; readonly columns: readonly string[]; readonly isOfFeature: boolean }
type Text = { readonly text: string; readonly line: number }

/** Columns that the platform asks of the tables which features declare to it: `tenantTable`, `declareAccounts`, `declareBuildings`, `tenant()`, `stamps()`. */
const asked = ['group_id', 'building_id', 'user_id', 'archived_date', 'created_date', 'modified_date']
/** Of the platform's audit, whose months a migration makes: no `tables.ts` declares it. */
const ofAudit = ['object_id', 'request_id']
const isSql = /\b(?:select|where|join|returning|values|set)\b|\b(?:insert|merge)\s+into\b|\bdelete\s+from\b/i

/**
 * The platform's SQL names no table and no column of a feature: what a statement needs of one comes from the feature, by its declaration
 * (`platform/db/tenantTable.ts`, `tenants.ts`) or a registry (`platform/account/parts.ts`).
 */
export function checkPlatformSql(files: readonly SourceFile[]): Fault[] {
  const tables = files.filter(one => /^src\/(?:platform|features)\/.*\btables\.ts$/.test(one.path)).flatMap(listDeclared)
  const ofFeatures = tables.filter(one => one.isOfFeature)
  const own = new Set([...asked, ...ofAudit, ...tables.filter(one => !one.isOfFeature).flatMap(one => one.columns)])
  const columns = new Set(ofFeatures.flatMap(one => one.columns).filter(one => one.includes('_') && !own.has(one)))
  const names = ofFeatures.map(one => one.table)
  return files
    .filter(one => /^src\/(?:platform|core)\/.*\.ts$/.test(one.path) && !isTest(one.path))
    .flatMap(file =>
      listTexts(file).flatMap(({ text, line }) =>
        [...findTables(text, names), ...findColumns(text, columns)].map(
          (to): Fault => ({ rule: 'platformSql', file: file.path, to, text: `${file.path}:${line} names ${to}, which a feature declares` }),
        ),
      ),
    )
}

/** Tables where a statement names them, and a text that is nothing but the name of one (a single word may mean something else). */
const findTables = (text: string, names: readonly string[]): string[] =>
  names.filter(
    name =>
      (name.includes('_') && text === name) ||
      new RegExp(String.raw`\b(?:from|join|into|update|only|using|table|references)\s+"?${name}\b|::"?${name}\b`, 'i').test(text) ||
      (isSql.test(text) && new RegExp(String.raw`(?<![.\w])"?${name}"?\.\w`, 'i').test(text)),
  )

const findColumns = (text: string, columns: ReadonlySet<string>): string[] =>
  isSql.test(text) ? [...new Set(text.match(/\b[a-z]\w*_\w+\b/g))].filter(one => columns.has(one)) : []

type Part = { readonly type: string; readonly start: number; readonly [name: string]: unknown }
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

/** Every part of a file, as a parser gives it. */
function* walkParts(value: unknown): Generator<Part> {
  if (Array.isArray(value)) for (const one of value) yield* walkParts(one)
  if (!isPart(value)) return
  yield value
  for (const one of Object.values(value)) yield* walkParts(one)
}

const partsOf = ({ path, text }: SourceFile): Generator<Part> => walkParts(parseSync(path, text).program)

/** The strings and templates of a file; what a template fills in is a blank. */
const listTexts = (file: SourceFile): Text[] =>
  [...partsOf(file)].flatMap(part => {
    const text = textIn(part)
    return text === undefined ? [] : [{ text, line: file.text.slice(0, part.start).split('\n').length }]
  })

const textIn = (part: Part): string | undefined => {
  if (part.type === 'Literal' && typeof part.value === 'string') return part.value
  if (part.type !== 'TemplateLiteral' || !Array.isArray(part.quasis)) return undefined
  return part.quasis.map(one => String(Object(Object(one).value).cooked)).join(' ')
}

/** The tables that a `tables.ts` declares: `tenantTable('name', { Column: … })`, `snakeCase.table(…)`. */
const listDeclared = (file: SourceFile): Declared[] =>
  [...partsOf(file)].flatMap(({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || !isPart(callee) || !Array.isArray(given)) return []
    const called = String(callee.type === 'Identifier' ? callee.name : Object(callee.property).name)
    const [name, columns] = given
    if (!/table$/i.test(called) || !isPart(name) || typeof name.value !== 'string') return []
    const keys: unknown[] = Object(columns).properties ?? []
    return { table: name.value, columns: keys.flatMap(columnIn), isOfFeature: findFeature(file.path) !== undefined }
  })

/** A column in SQL; nothing for what is spread in. */
const columnIn = (property: unknown): string[] => {
  const name: unknown = Object(Object(property).key).name
  return typeof name === 'string' ? [name.replaceAll(/[a-z](?=[A-Z])/g, '$&_').toLowerCase()] : []
}
