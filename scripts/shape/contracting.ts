import type { Release } from '../../src/platform/release.ts'
import type { Fault } from './tree.ts'

type Migration = { name: string; sql: string }

/** What servers of the release before may still use, taken away or asked of them. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|column|type|domain|function|procedure|trigger|view|schema|sequence)\b/i, 'drops something'],
  [/\balter\s+table\b[^;]*\bdrop\s+(?!constraint\b|not\b|default\b|expression\b|identity\b|column\b)"?\w/i, 'drops a column'],
  [/\brename\b/i, 'renames something'],
  [/\bset\s+not\s+null\b/i, 'makes a column not null'],
  [/\balter\s+(?:column\s+)?"?\w+"?\s+(?:set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [
    /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b)"?\w+"?\s(?:(?!\bdefault\b|\bgenerated\b)[^,;])*\bnot\s+null\b(?:(?!\bdefault\b|\bgenerated\b)[^,;])*(?:[,;]|$)/i,
    'adds a column that is not null, without a default',
  ],
]

/**
 * Migrations expand; what is no longer used goes one release later. A migration after the last release that takes something away needs a
 * note that names the published release which has stopped using it: `-- contract: 0.1.0 no longer reads vendor.fax`.
 */
export const checkMigrations = (migrations: readonly Migration[], releases: readonly Release[]): Fault[] => {
  const last = releases.at(-1)
  const lost = releases.filter(one => !migrations.some(({ name }) => name === one.migration) || !/^[0-9a-f]{40}$/.test(one.commit))
  const faultOf = (file: string, text: string): Fault => ({ rule: 'expand', file, text: `${file} ${text}` })
  return [
    ...lost.map(one => faultOf('db/releases.json', `names of ${one.release} a commit or a migration that is none`)),
    ...migrations
      .filter(one => one.name > (last?.migration ?? ''))
      .flatMap(one => findContractions(one.sql, releases).map(text => faultOf(`db/migrations/${one.name}`, text))),
  ]
}

/** What a migration takes away without a note that allows it; with a note that names no published release, that. */
const findContractions = (sql: string, releases: readonly Release[]): string[] => {
  const found = contractions.flatMap(([pattern, what]) => (pattern.test(statementsOf(sql)) ? [what] : []))
  if (found.length === 0) return []
  const noted = /^--\s*contract:\s*(\d+\.\d+\.\d+)\b/im.exec(sql)?.[1]
  if (noted === undefined)
    return [
      `${found.join(', ')}: servers of the release before may still use it. Let a release stop using it first, and name that: "-- contract: 0.1.0 no longer …"`,
    ]
  return releases.some(one => one.release === noted) ? [] : [`names release ${noted}, which db/releases.json does not have`]
}

/** Its statements without comments, texts, and the tables that it makes and drops itself. */
const statementsOf = (sql: string): string => {
  const bare = sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'(?:[^']|'')*'/g, `''`)
  const own = [...bare.matchAll(/\bcreate\s+(?:temp(?:orary)?\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(
    ([, table = '']) => table,
  )
  return own.reduce((text, table) => text.replaceAll(new RegExp(`\\bdrop\\s+table\\s+(?:if\\s+exists\\s+)?"?${table}"?`, 'gi'), ''), bare)
}
