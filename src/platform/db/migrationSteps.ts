/** An index of a migration that is built beside the work of others. Names are as the SQL writes them; `terms`: what follows the table. */
export type IndexStep = { readonly name: string; readonly table: string; readonly unique: boolean; readonly terms: string }
/** `validate constraint`: a scan of the table, under a lock that lets others read and write. */
export type ValidateStep = { readonly sql: string }

/**
 * A migration in parts. `body` is one transaction. `indexes` and `validations` are steps after it, each by itself: both read a whole table, and
 * in a transaction they would do so under its locks.
 */
export type MigrationSteps = {
  readonly body: readonly string[]
  readonly indexes: readonly IndexStep[]
  readonly validations: readonly ValidateStep[]
}

const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^-/'"$;]+|[\s\S]/g
const isComment = (text: string) => /^(?:--|\/\*)/.test(text)

/** The statements of an SQL text, without comments. */
export const splitStatements = (sql: string): string[] => {
  const statements = ['']
  for (const [text] of sql.matchAll(token))
    if (text === ';') statements.push('')
    else statements.push(`${statements.pop()}${isComment(text) ? ' ' : text}`)
  return statements.map(one => one.trim()).filter(Boolean)
}

const name = String.raw`(?:(?:public|"public")\.)?("(?:[^"]|"")+"|\w+)`
const newTable = new RegExp(String.raw`^create\s+(?:(?:temp|temporary|unlogged)\s+)?table\s+(?:if\s+not\s+exists\s+)?${name}`, 'i')
const newIndex = new RegExp(
  String.raw`^create\s+(unique\s+)?index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?${name}\s+on\s+(?:only\s+)?${name}(?![\w.])([\s\S]*)$`,
  'i',
)
const validation = new RegExp(String.raw`^alter\s+table\s+(?:only\s+)?${name}\s+validate\s+constraint\s+${name}$`, 'i')

/** The parts of a migration. Tables that it makes itself are empty and nobody's yet: what concerns them stays in the body. */
export const readSteps = (sql: string): MigrationSteps => {
  const statements = splitStatements(sql)
  const own = new Set(statements.flatMap(one => nameOf(newTable.exec(one)?.[1])))
  const body: string[] = []
  const indexes: IndexStep[] = []
  const validations: ValidateStep[] = []
  for (const one of statements) {
    const [, unique, index = '', table = '', terms = ''] = newIndex.exec(one) ?? []
    const [, validated] = validation.exec(one) ?? []
    if (index && !isIn(own, table)) indexes.push({ name: index, table, unique: unique !== undefined, terms })
    else if (validated !== undefined && !isIn(own, validated)) validations.push({ sql: one })
    else body.push(one)
  }
  return { body, indexes, validations }
}

const nameOf = (written: string | undefined): string[] => (written === undefined ? [] : [written.replaceAll('"', '').toLowerCase()])
const isIn = (names: ReadonlySet<string>, written: string): boolean => nameOf(written).some(one => names.has(one))
