import { plainHead } from './heads.ts'
import { type ImportLimits, type Mapping, usualLimits } from './model.ts'

/** The fields that columns of a file may fill, in the order of the form, and by which names a header calls them. */
export type ImportColumns<Field extends string = string> = {
  fields: readonly Field[]
  /** Without them no row can make a new record. */
  needed: readonly Field[]
  /** The fields that together name a record which exists already. */
  key: readonly Field[]
  /** Fields whose value stands in one row of a file alone. */
  once: readonly Field[]
  limits: ImportLimits
  /** The field that a header means, by its letters and digits (`plainHead`). */
  names: ReadonlyMap<string, Field>
  /** The field that each column of a header most likely fills; the first column that names a field has it. */
  guess(header: readonly string[]): Mapping
  /** A mapping without what it must not hold: columns that are not there, unknown fields, fields that stand twice (the first stays). */
  clean(mapping: Mapping, columns: number): Mapping
}

type Terms<Field extends string> = Pick<ImportColumns<Field>, 'fields' | 'needed' | 'key'> & {
  once?: readonly Field[]
  limits?: ImportLimits
  /** The labels of the form, in every language. */
  labels: readonly Readonly<Record<Field, string>>[]
  /** Other names that files give to a field. */
  aliases?: Partial<Record<Field, readonly string[]>>
}

/** The fields by what they are called; of two with one name the first. */
const namesOf = <Field extends string>(fields: readonly Field[], of: (field: Field) => readonly string[]): Map<string, Field> =>
  new Map(fields.toReversed().flatMap(field => of(field).map((name): [string, Field] => [plainHead(name), field])))

/** Declares the columns of an import: a header is known by a field's own name, its labels and its aliases, these last; the first field in the order wins. */
export const importColumns = <const Field extends string>({
  fields,
  needed,
  key,
  labels,
  aliases = {},
  once: unique = [],
  limits = usualLimits,
}: Terms<Field>): ImportColumns<Field> => {
  const byLabel = namesOf(fields, field => [field, ...labels.map(label => label[field])])
  const byName = new Map([...namesOf(fields, field => aliases[field] ?? []), ...byLabel])
  const once = (found: readonly [string, string | undefined][]): Mapping => {
    const taken = new Set<string>()
    const sound = found.filter(([, field]) => field !== undefined && !taken.has(field) && taken.add(field))
    return Object.fromEntries(sound) as Mapping // what is undefined was left out
  }
  return {
    fields,
    needed,
    key,
    once: unique,
    limits,
    names: byName,
    guess: header => {
      const heads = header.map(plainHead)
      const labelled = new Set(heads.map(head => byLabel.get(head)))
      const fieldOf = (head: string) => byLabel.get(head) ?? (labelled.has(byName.get(head)) ? undefined : byName.get(head))
      return once(heads.map((head, at) => [String(at), fieldOf(head)]))
    },
    clean: (mapping, columns) => {
      const known = ([at, field]: [string, string]) => /^\d{1,3}$/.test(at) && Number(at) < columns && fields.some(one => one === field)
      return once(Object.entries(mapping).filter(known))
    },
  }
}
