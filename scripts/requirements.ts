import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** `npm run requirements [-- area]`: how many requirements a test shows, by area; with an area, those that no test shows. */
const rows = readFileSync('docs/requirements.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map(line => {
    const [id = '', area = '', kind = '', statement = '', restates = ''] = line.split('\t')
    return { id, area, kind, statement, restates }
  })
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts', 'test/**/*.ts'], {
  encoding: 'utf8',
})
const shown = new Set<string>()
for (const file of files.split('\n').filter(name => name && existsSync(name)))
  for (const [id] of readFileSync(file, 'utf8').matchAll(/\b[ABC]-[A-Z]+-\d{3}\b/g)) shown.add(id)
for (const { id, restates } of rows) {
  if (restates && shown.has(id)) shown.add(restates)
}

const own = rows.filter(row => !row.restates)
const [wanted] = process.argv.slice(2)
if (wanted) for (const row of own) if (row.area === wanted && !shown.has(row.id)) console.log(`${row.id}\t${row.kind}\t${row.statement}`)
if (!wanted) {
  for (const [area, of] of Map.groupBy(own, row => row.area))
    console.log(`${String(of.filter(row => shown.has(row.id)).length).padStart(4)} of ${String(of.length).padStart(4)}  ${area}`)
  console.log(`${own.filter(row => shown.has(row.id)).length} of ${own.length} requirements shown by a test`)
}
