import { readOptions, refuseOption } from '../src/platform/options.ts'
import type { Options } from './figure.ts'

const usage = `npm run bench -- [--quick] [--only NAME …]
Measures each benchmark in turn. --only, also several times: these. --quick: fewer rows and seconds.`

const options = { only: { type: 'string', multiple: true }, quick: { type: 'boolean' } } as const

/** The options of `npm run bench`; `names`: the benchmarks that there are. Throws `StartRefused` with one line. */
export const readBenchOptions = (names: readonly string[], args?: string[]): Options & { wanted: readonly string[] } => {
  const { values } = readOptions(usage, { options, ...(args && { args }) })
  const unknown = values.only?.find(name => !names.includes(name))
  if (unknown === 'citus') throw refuseOption(usage, 'The benchmark "citus" needs CITUS_URL.')
  if (unknown !== undefined) throw refuseOption(usage, `There is no benchmark "${unknown}". There are: ${names.join(', ')}.`)
  return { quick: values.quick ?? false, wanted: names.filter(name => !values.only || values.only.includes(name)) }
}
