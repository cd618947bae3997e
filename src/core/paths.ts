/** A file that a form holds: no path leads into it. */
type FileLike = { readonly lastModified: number; arrayBuffer(): Promise<ArrayBuffer> }
type Leaf = string | number | boolean | bigint | Date | null | undefined | FileLike | ((...given: never) => unknown)
type Depth = [never, 0, 1, 2, 3, 4]
type Join<Key extends string | number, Rest> = Rest extends string ? `${Key}.${Rest}` : never

/** Paths of an input, objects in between too: `'BasicInfo' | 'BasicInfo.City' | 'Shifts.0.Start'`. Five levels deep. */
export type Path<T, D extends number = 5> = [D] extends [never]
  ? never
  : T extends Leaf
    ? never
    : T extends readonly (infer E)[]
      ? `${number}` | Join<number, Path<E, Depth[D]>>
      : T extends object
        ? { [K in keyof T & (string | number)]: `${K}` | Join<K, Path<NonNullable<T[K]>, Depth[D]>> }[keyof T & (string | number)]
        : never

/** The value at a path. */
export type At<T, P extends string> = T extends null | undefined
  ? At<NonNullable<T>, P>
  : P extends `${infer K}.${infer Rest}`
    ? K extends keyof T
      ? At<NonNullable<T[K]>, Rest>
      : T extends readonly (infer E)[]
        ? At<E, Rest>
        : unknown
    : P extends keyof T
      ? T[P]
      : T extends readonly (infer E)[]
        ? E
        : unknown

/** Values of a form before they are complete: what is not chosen yet is null, '' or missing. */
export type Draft<T> = T extends Leaf
  ? T | null | '' | undefined
  : T extends readonly (infer E)[]
    ? readonly Draft<E>[]
    : T extends object
      ? { [K in keyof T]?: Draft<T[K]> }
      : T

/** Reads a path; undefined where nothing is. */
export const readPath = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, key) => (inner === null || inner === undefined ? undefined : (inner as Record<string, unknown>)[key]), values)

/** A copy with a path changed; undefined removes the field. What did not change keeps its identity. */
export const writePath = <T>(values: T, path: string, value: unknown): T => {
  const [key = '', ...rest] = path.split('.')
  const inner = Object(values) as Record<string, unknown>
  const next = rest.length > 0 ? writePath(inner[key] ?? (/^\d+$/.test(rest[0] ?? '') ? [] : {}), rest.join('.'), value) : value
  if (Array.isArray(values)) return Object.assign([...values], { [key]: next }) as T
  const copy = { ...inner, [key]: next }
  if (next === undefined) delete copy[key]
  return copy as T
}
