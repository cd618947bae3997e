import { globSync, readFileSync } from 'node:fs'
import { order } from '../src/features/order.ts'
import { checkShape, withoutStillBroken } from './shape/checks.ts'
import { checkFootprints, printFootprints } from './shape/footprints.ts'
import { stillBroken } from './shape/stillBroken.ts'

/**
 * Holds the shape of the tree (docs/architecture.md). `--all` prints what the rules find that wait until the tree keeps them, too;
 * `--footprints` what an addition touches.
 */
const waiting = ['order', 'faces', 'writers', 'vocabulary', 'footprint']
const all = process.argv.includes('--all')

const paths = globSync('{src,test,bench,scripts}/**/*.{ts,tsx,css}').toSorted()
const files = paths.map(path => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
const faults = [...withoutStillBroken(checkShape(files, order), stillBroken), ...checkFootprints(files)].filter(
  one => all || !waiting.includes(one.rule),
)

if (process.argv.includes('--footprints')) console.log(printFootprints(files))
for (const { rule, text } of faults) console.error(all ? `${rule}: ${text}` : text)
if (faults.length > 0) process.exit(1)
