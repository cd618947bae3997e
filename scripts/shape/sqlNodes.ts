/** Parts of a statement as PostgreSQL's parser gives them. */
export type Node = Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
/** The name of a table in a statement; '' where there is none. */
export const nameIn = (relation: unknown): string => String(Object(relation).relname ?? '')

/** Every part of a kind, however deep. */
const partsOf = (part: unknown, kind: string): Node[] => {
  if (Array.isArray(part)) return part.flatMap(one => partsOf(one, kind))
  if (!isNode(part)) return []
  return Object.entries(part).flatMap(([name, value]) => [...(name === kind && isNode(value) ? [value] : []), ...partsOf(value, kind)])
}

/** The tables that a query reads. */
export const tablesRead = (query: unknown): string[] => {
  const within = new Set(partsOf(query, 'CommonTableExpr').map(one => String(one.ctename)))
  return partsOf(query, 'RangeVar')
    .map(nameIn)
    .filter(name => !within.has(name))
}

const ofIndex = 'builds an index under a lock: make a unique index in a migration before, then add constraint … using index'
const ofProof = 'proves a constraint in its transaction: add it not valid, then validate constraint'
const indexKinds = ['CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_EXCLUSION']
const provenKinds = ['CONSTR_CHECK', 'CONSTR_FOREIGN', 'CONSTR_NOTNULL']

/** Why `add constraint` holds a lock for long; nothing where it does not. */
export const addedConstraint = (constraint: unknown): string[] => {
  const { contype, indexname, skip_validation: unproven } = Object(constraint)
  if (indexKinds.includes(contype) && !indexname) return [ofIndex]
  return provenKinds.includes(contype) && !unproven ? [ofProof] : []
}

/** Why `add column` holds a lock for long. A constant default costs nothing, nor does a foreign key of a column that is null. */
export const addedColumn = (column: unknown): string[] => {
  const { constraints, typeName } = Object(column)
  const all = list(constraints).map(one => Object(Object(one).Constraint))
  const kinds = all.map(({ contype }) => String(contype))
  const hasDefault = kinds.includes('CONSTR_DEFAULT')
  const rewrites =
    kinds.includes('CONSTR_IDENTITY') ||
    all.some(one => one.contype === 'CONSTR_GENERATED' && one.generated_kind === 's') ||
    all.some(one => one.contype === 'CONSTR_DEFAULT' && partsOf(one.raw_expr, 'FuncCall').some(call => !isNow(call))) ||
    list(Object(typeName).names).some(one => /^(?:small|big)?serial\d?$/.test(String(Object(Object(one).String).sval)))
  return [
    ...(rewrites ? ['rewrites the table, since the value differs by row: add the column empty, and fill it by a job'] : []),
    ...(kinds.some(kind => indexKinds.includes(kind)) ? [ofIndex] : []),
    ...(kinds.includes('CONSTR_CHECK') || (hasDefault && kinds.includes('CONSTR_FOREIGN')) ? [ofProof] : []),
  ]
}

const isNow = (call: Node): boolean => list(call.funcname).some(one => Object(Object(one).String).sval === 'now')
