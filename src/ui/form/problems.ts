import type { AnyCall } from '../../core/call.ts'
import { type Issue, shapeProblem } from '../../core/hints.ts'
import { readPath, writePath } from '../../core/paths.ts'
import type { Problem } from '../../core/problem.ts'

type Parse = { success: true; data: unknown } | { success: false; error: { issues: readonly Issue[] } }
type Checked = { input: unknown; problems: Problem[] }

/**
 * What is wrong with a form's values: the rules of `call.check`, then the shape of the call's input (`Required` where a value is
 * missing, else `Format error` and what to type). Optional fields that are still '' or null are left out of the `input` to send.
 */
export const findCallProblems = (call: AnyCall, values: unknown, extra?: (values: never) => Problem[]): Checked => {
  const input = withoutBlanks(call, values)
  const reply = parse(call, input)
  const rules = [...ruled(() => call.check?.((reply.success ? reply.data : input) as never)), ...ruled(() => extra?.(values as never))]
  if (reply.success) return { input, problems: firstPerField(rules) }
  const shape = reply.error.issues.map(issue => shapeProblem(issue, input))
  return { input, problems: firstPerField([...rules, ...shape]) }
}

const parse = (call: AnyCall, input: unknown): Parse => call.input.safeParse(input) as Parse

// A field that nobody has filled holds '' or null on the screen; if the shape refuses that, it may be a field to leave out.
const withoutBlanks = (call: AnyCall, values: unknown): unknown => {
  const first = parse(call, values)
  if (first.success) return values
  const blank = first.error.issues
    .map(issue => issue.path.map(String).join('.'))
    .filter(path => path !== '' && ['', null].includes(readPath(values, path) as never))
  const reduced = blank.reduce((rest, path) => writePath(rest, path, undefined), values)
  const second = parse(call, reduced)
  if (second.success) return reduced
  const still = new Set(second.error.issues.map(issue => issue.path.map(String).join('.')))
  return blank.filter(path => !still.has(path)).reduce((rest, path) => writePath(rest, path, undefined), values)
}

// Rules are written for complete input; while a draft lacks parts they may fail, and the shape then names what is missing.
const ruled = (run: () => Problem[] | undefined): Problem[] => {
  try {
    return run() ?? []
  } catch {
    return []
  }
}

const firstPerField = (problems: readonly Problem[]): Problem[] =>
  [...new Map([...problems].reverse().map(each => [each.Field, each])).values()].reverse()
