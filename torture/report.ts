import type { Figure, Outcome } from './goal.ts'

/** What a run was, and what became of each goal. */
export type Report = {
  readonly at: Date
  readonly seed: number
  readonly minutes: number
  readonly machine: string
  readonly commit: string
  readonly rule: string
  readonly tried: readonly Tried[]
}
export type Tried = { id: string; title: string; outcome: Outcome; seconds: number; crowd: number }

const verdict = ({ passed }: Outcome): string => (passed === null ? 'not tried' : passed ? 'passed' : 'FAILED')
const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 })
const shown = ({ value, unit }: Figure): string => `${number(value)}${unit && ` ${unit}`}`
const judged = ({ holds, decides }: Figure): string => (holds ? 'holds' : decides ? 'FAILS' : 'misses')

/** One line of a goal on the terminal: its verdict, and what does not hold. */
export const lineOf = ({ id, title, outcome, seconds }: Tried): string => {
  const missed = outcome.figures.filter(one => !one.holds).map(one => `${judged(one)}: ${one.what} ${shown(one)} (${one.limit})`)
  const words = outcome.passed ? [] : (outcome.words ?? [])
  return [
    `${id.padEnd(4)} ${verdict(outcome).padEnd(9)} ${`${Math.round(seconds)} s`.padStart(6)}  ${title}`,
    ...[...missed, ...words].map(one => `       ${one}`),
  ].join('\n')
}

/** The closing line. */
export const sumOf = (tried: readonly Tried[]): string => {
  const [passed, failed] = [true, false].map(verdict => tried.filter(one => one.outcome.passed === verdict).length)
  const untried = tried.filter(one => one.outcome.passed === null).map(one => one.id)
  return `${passed} passed, ${failed} failed${untried.length > 0 ? `; not tried: ${untried.join(', ')}` : ''}`
}

/** The report as Markdown. */
export const writeReport = ({ at, seed, minutes, machine, commit, rule, tried }: Report): string =>
  [
    '# Torture',
    '',
    `${at.toISOString()}, seed ${seed}, ${minutes} minutes, commit ${commit}`,
    '',
    `${machine}. ${rule}`,
    '',
    `**${sumOf(tried)}**`,
    ...tried.flatMap(sectionOf),
    '',
  ].join('\n')

const sectionOf = ({ id, title, outcome, seconds, crowd }: Tried): string[] => [
  '',
  `## ${id}: ${verdict(outcome)}`,
  '',
  `${title}. ${Math.round(seconds)} s; at its start ${number(crowd)} processes a processor.`,
  ...(outcome.figures.length > 0 ? ['', '| what | measured | limit | |', '|---|---|---|---|'] : []),
  ...outcome.figures.map(one => `| ${one.what} | ${shown(one)} | ${one.limit} | ${judged(one)} |`),
  ...(outcome.words?.length ? ['', ...outcome.words.map(one => `- ${one.replaceAll('\n', ' ').slice(0, 500)}`)] : []),
]
