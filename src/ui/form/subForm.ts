import { readPath, writePath } from '../../core/paths.ts'
import type { CallForm } from './useCallForm.ts'

type RowOf<V, Name extends keyof V> = NonNullable<V[Name]> extends readonly (infer Row)[] ? Row : never
type AnyPart = { set: (inner: string, value: unknown) => void; put: (next: unknown) => void }

/**
 * One row of a list in a form as a form of its own, for fields that know nothing of the rest: `subForm(form, 'Stops', 3)`. Values, problems and
 * differences are those of the row; it saves as the whole form does. The row is there.
 */
export const subForm = <V, Name extends keyof V & string>(form: CallForm<V>, name: Name, index: number): CallForm<RowOf<V, Name>> => {
  const path = `${name}.${index}`
  const below = (inner: string) => `${path}.${inner}`
  const changes: AnyPart = {
    set: (inner, value) => form.put(before => writePath(before, below(inner), value)),
    put: next => form.put(before => writePath(before, path, typeof next === 'function' ? next(readPath(before, path)) : next)),
  }
  const part = {
    ...form,
    ...changes,
    values: readPath(form.values, path),
    problems: form.problems
      .filter(({ Field }) => Field.startsWith(`${path}.`))
      .map(problem => ({ ...problem, Field: problem.Field.slice(path.length + 1) })),
    problemAt: (inner: string) => form.problemAt(below(inner)),
    differenceAt: (inner: string) => form.differenceAt(below(inner)),
    reset: () => form.reset(),
    placeOf: (inner: string) => form.placeOf?.(below(inner)) ?? below(inner),
  }
  return part as unknown as CallForm<RowOf<V, Name>> // the same methods, each with the path of the row before what it is given
}
