import { type Fault, type FeatureRow, findFeature, isDemo, isTest, listImports, type SourceFile } from './tree.ts'

type Table = { constant: string; sqlName: string; declaredIn: string; writers: readonly string[] }

const platform = 'src/platform'
const declared = /export const (\w+) = [\w.]*[tT]able\(\s*'(\w+)'/g
const written = /(?:\.(?:insert|update|delete)\(|\b(?:saveRecords?|updateRecord)\(\s*\w+,|\brollUp\()\s*(\w+)\s*[,)]/g
const target = '(?:only\\s+)?["`]?(?:\\$\\{(\\w+)\\}|(\\w+))["`]?'
const sqlWritten = [
  new RegExp(`\\b(?:insert|merge)\\s+into\\s+${target}`, 'gi'),
  new RegExp(`\\bdelete\\s+from\\s+${target}`, 'gi'),
  new RegExp(`\\bupdate\\s+${target}(?:\\s+(?:as\\s+)?\\w+)?\\s+set\\b`, 'gi'),
]
/** What measures and tests write where they must. */
const free = /^(test|bench|torture|db)\//

const findHome = (file: string): string => findFeature(file)?.folder ?? file.split('/').slice(0, 2).join('/')

/**
 * One feature writes a table, by drizzle (`.insert(x)`), as a record or many (`saveRecord(ctx, x, …)`, `saveRecords`), as sums (`rollUp(x, …)`) or in SQL text: whose `tables.ts` declares it, or the one whose row in the order `keeps`
 * it. A table of the platform is written by the platform, too; rows of the demo world also by the feature that declares the table, since
 * features between it and the keeper need them.
 */
export function checkWriters(files: readonly SourceFile[], order: readonly FeatureRow[]): Fault[] {
  const tables = files.filter(one => one.path.endsWith('/tables.ts')).flatMap(one => listTables(one, order))
  const names = new Set(tables.map(one => one.sqlName))
  const kept = order.flatMap(row => (row.keeps ?? []).map(table => ({ table, by: row.folder })))
  const empty = [
    ...kept.filter(one => !names.has(one.table)).map(one => `${one.by} keeps ${one.table}, which is no table`),
    ...kept
      .filter(one => kept.find(first => first.table === one.table) !== one)
      .map(one => `${one.by} keeps ${one.table}, which another feature keeps already`),
  ]
  return [
    ...empty.map((text): Fault => ({ rule: 'writers', file: 'src/features/order.ts', text })),
    ...files
      .filter(one => !isTest(one.path) && !free.test(one.path) && /\.tsx?$/.test(one.path))
      .flatMap(one => findForeignWrites(one, tables)),
  ]
}

const listTables = ({ path, text }: SourceFile, order: readonly FeatureRow[]): Table[] =>
  [...text.matchAll(declared)].map(([, constant = '', sqlName = '']) => {
    const home = findHome(path)
    const keeper = order.find(row => row.keeps?.includes(sqlName))?.folder
    const writers = keeper ? (home === platform ? [platform, keeper] : [keeper]) : [home]
    return { constant, sqlName, declaredIn: path, writers }
  })

function findForeignWrites(file: SourceFile, tables: readonly Table[]): Fault[] {
  const bound = bindTables(file, tables)
  const constants = [...file.text.matchAll(written)].map(([, name = '']) => bound.get(name))
  const inSql = sqlWritten
    .flatMap(form => [...file.text.matchAll(form)])
    .map(([, constant, name]) => (constant ? bound.get(constant) : tables.find(one => one.sqlName === name?.toLowerCase())))
  const home = findHome(file.path)
  return [...new Set([...constants, ...inSql])].flatMap((one): Fault[] => {
    if (!one || one.writers.includes(home) || (isDemo(file.path) && findHome(one.declaredIn) === home)) return []
    const text = `${file.path} writes the table ${one.sqlName}, which only ${one.writers.join(' and ')} may write`
    return [{ rule: 'writers', file: file.path, to: one.sqlName, text }]
  })
}

/** What the names of tables mean in a file: `import { building as b } from '…/tables.ts'`. */
function bindTables(file: SourceFile, tables: readonly Table[]): Map<string, Table> {
  const bound = new Map<string, Table>()
  const reachable = tables.filter(one => listImports(file).includes(one.declaredIn))
  for (const [, names = ''] of file.text.matchAll(/import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*'[^']*tables\.ts'/g))
    for (const name of names.split(',')) {
      const [constant, local = constant] = name.trim().split(/\s+as\s+/)
      const table = reachable.find(one => one.constant === constant)
      if (table && local) bound.set(local, table)
    }
  return bound
}
