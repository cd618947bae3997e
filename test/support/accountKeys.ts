import { parse } from 'libpg-query'
import { isPlacedByAccount } from '../../src/platform/db/placement.ts'

type Node = Readonly<Record<string, unknown>>
/** What a name in a FROM stands for: a table of accounts, another table, rows of a function, or a query of its own (a subquery, a WITH). */
type Range = { table: string; account: boolean } | 'rows' | 'values'
/** A query, and the WITH queries that it sees. */
type Scope = { ranges: Map<string, Range>; queries: ReadonlySet<string> }

/**
 * The references to tables of accounts, in any part of a statement, that no `group_id = …` of their own ties to a value: `table alias`.
 * On a distributed database each of them would be asked of every node.
 */
export const unkeyedTables = async (text: string): Promise<string[]> => {
  const found: string[] = []
  const { stmts = [] } = await parse(text)
  for (const one of stmts) visit(one, { ranges: new Map(), queries: new Set() }, found)
  return found
}

const queryKinds = ['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt'] as const

/** Looks for queries in whatever part of a statement. */
const visit = (part: unknown, scope: Scope, found: string[]): void => {
  if (Array.isArray(part)) for (const one of part) visit(one, scope, found)
  if (!isNode(part)) return
  for (const [name, value] of Object.entries(part))
    if (isNode(value) && queryKinds.some(kind => kind === name)) judge(name, value, scope, found)
    else visit(value, scope, found)
}

const judge = (kind: string, query: Node, outer: Scope, found: string[]): void => {
  const own: Scope = { ranges: new Map(), queries: new Set([...outer.queries, ...namesOfQueries(query)]) }
  for (const side of ['larg', 'rarg']) if (kind === 'SelectStmt' && isNode(query[side])) judge(kind, query[side], own, found)
  const conditions: unknown[] = [query.whereClause]
  if (kind === 'UpdateStmt' || kind === 'DeleteStmt') readRanges({ RangeVar: query.relation }, own, conditions)
  for (const list of [query.fromClause, query.usingClause]) readRanges(list, own, conditions)
  const keyed = keyedRanges(own, conditions.flatMap(conjuncts))
  for (const [alias, range] of own.ranges)
    if (typeof range === 'object' && range.account && !keyed.has(alias))
      found.push(alias === range.table ? alias : `${range.table} ${alias}`)
  if (kind === 'InsertStmt' && fillsManyAccounts(query, own)) found.push(`into ${nameOfTable(query)}`)
  const { larg: _l, rarg: _r, relation: _t, ...parts } = query
  visit(parts, own, found)
}

const nameOfTable = ({ relation }: Node): string => String(Object(relation).relname)

/** Whether the rows of an insert take their account from the rows of a function, each of which may name another. */
const fillsManyAccounts = (query: Node, outer: Scope): boolean => {
  const select = isNode(query.selectStmt) && isNode(query.selectStmt.SelectStmt) ? query.selectStmt.SelectStmt : null
  const at = list(query.cols).findIndex(one => Object(Object(one).ResTarget).name === 'group_id')
  if (!select || at < 0 || !isPlacedByAccount(nameOfTable(query))) return false
  const own: Scope = { ranges: new Map(), queries: outer.queries }
  readRanges(select.fromClause, own, [])
  const target: unknown = Object(Object(list(select.targetList)[at]).ResTarget).val
  return sideOf(target, own) === 'column'
}

const namesOfQueries = (query: Node): string[] =>
  list(isNode(query.withClause) ? query.withClause.ctes : []).map(one => String(Object(Object(one).CommonTableExpr).ctename))

/** What a FROM names, and the conditions of its joins. */
const readRanges = (from: unknown, scope: Scope, conditions: unknown[]): void => {
  for (const one of list(from).filter(isNode)) {
    const { RangeVar: table, JoinExpr: join, ...other } = one
    if (isNode(join)) {
      readRanges([join.larg, join.rarg], scope, conditions)
      conditions.push(join.quals)
    } else if (isNode(table)) {
      const name = String(table.relname)
      scope.ranges.set(aliasOf(table) ?? name, scope.queries.has(name) ? 'values' : { table: name, account: isPlacedByAccount(name) })
    } else
      for (const [kind, range] of Object.entries(other))
        if (isNode(range)) scope.ranges.set(aliasOf(range) ?? '', kind === 'RangeFunction' ? 'rows' : 'values')
  }
}

const aliasOf = (range: Node): string | undefined => (isNode(range.alias) ? String(range.alias.aliasname) : undefined)

const conjuncts = (condition: unknown): unknown[] => {
  const both = isNode(condition) && isNode(condition.BoolExpr) ? condition.BoolExpr : null
  return both?.boolop === 'AND_EXPR' ? list(both.args).flatMap(conjuncts) : [condition]
}

/** Aliases that equalities tie to a value, or to the account of one that is. */
const keyedRanges = (scope: Scope, conditions: readonly unknown[]): Set<string> => {
  const pairs = conditions.flatMap(one => equalities(one, scope)).filter(pair => !pair.includes('column'))
  const keyed = new Set<string>()
  const isKnown = (side: Side) => side === 'value' || (side !== 'column' && keyed.has(side.alias))
  for (let before = -1; before !== keyed.size; ) {
    before = keyed.size
    for (const [one, other] of [...pairs, ...pairs.map(([left, right]) => [right, left] as const)])
      if (typeof one === 'object' && isKnown(other)) keyed.add(one.alias)
  }
  return keyed
}

type Side = { alias: string } | 'value' | 'column'
/** The pairs that a condition makes equal: the `group_id` of a range of this query, a value, or a column of another table beside. */
const equalities = (condition: unknown, scope: Scope): [Side, Side][] => {
  if (!isNode(condition)) return []
  const { A_Expr: equal } = condition
  if (!isNode(equal) || equal.kind !== 'AEXPR_OP' || nameOf(equal.name) !== '=') return []
  const [left, right] = [partsOf(equal.lexpr), partsOf(equal.rexpr)]
  return left.map((one, i) => [sideOf(one, scope), sideOf(left.length > 1 ? right[i] : equal.rexpr, scope)])
}

const partsOf = (one: unknown): unknown[] => (isNode(one) && isNode(one.RowExpr) ? list(one.RowExpr.args) : [one])
const nameOf = (names: unknown): string => String(Object(Object(list(names).at(-1)).String).sval)

/** A column that this query does not name is of a query around it, and so a value here. */
const sideOf = (expression: unknown, { ranges }: Scope): Side => {
  const column = isNode(expression) && isNode(expression.ColumnRef) ? expression.ColumnRef : null
  if (!column) return 'value'
  const fields = list(column.fields)
  const [only] = ranges.size === 1 ? ranges.keys() : []
  const alias = fields.length > 1 ? nameOf(fields.slice(0, -1)) : only
  const range = alias === undefined ? 'values' : ranges.get(alias)
  if (alias === undefined || range === undefined || range === 'values') return 'value'
  if (range === 'rows') return 'column' // each row may name another account
  return range.account && nameOf(fields) === 'group_id' ? { alias } : 'column'
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])
