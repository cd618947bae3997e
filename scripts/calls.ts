import { served } from '../src/app/features.ts'
import { pathOf } from '../src/core/wire.ts'

/** `npm run calls`: every call with its path, scope and permission. */
const rows = served
  .map(({ call }) => [call.method, pathOf(call), call.scope, [call.may ?? '–'].flat().join(' | '), call.summary])
  .toSorted((a, b) => String(a[1]).localeCompare(String(b[1])))
const widths = [0, 1, 2, 3].map(i => Math.max(...rows.map(row => String(row[i]).length)))
for (const row of rows) console.log(row.map((cell, i) => String(cell).padEnd(widths[i] ?? 0)).join('  '))
console.log(`\n${rows.length} calls`)
process.exit(0)
