import { globSync, readFileSync } from 'node:fs'
import { faces } from '../src/features/faces.ts'
import { order } from '../src/features/order.ts'
import { readMigrations } from '../src/platform/db/migrate.ts'
import { releases } from '../src/platform/release.ts'
import { checkShape, withoutStillBroken } from './shape/checks.ts'
import { checkComposition } from './shape/composition.ts'
import { checkMigrations } from './shape/contracting.ts'
import { checkFootprints, printFootprints } from './shape/footprints.ts'
import { checkLocks } from './shape/locking.ts'
import { checkRowRoles } from './shape/rowRoles.ts'
import { stillBroken } from './shape/stillBroken.ts'

/**
 * Holds the shape of the tree (docs/architecture.md). `--all` also prints what is let pass until it is mended; `--footprints` what an
 * addition touches.
 */
const paths = globSync('{src,test,bench,torture,scripts}/**/*.{ts,tsx,css}').toSorted()
const files = paths.map(path => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
const rows = order.map(row => ({ ...row, faces: faces[row.folder] ?? [] }))
const found = checkShape(files, rows)
const listed = process.argv.includes('--all') ? [] : stillBroken
const migrations = readMigrations()
const ofMigrations = [...checkMigrations(migrations, releases), ...(await checkLocks(migrations)), ...(await checkRowRoles(migrations))]
const faults = [...withoutStillBroken(found, listed), ...checkFootprints(files), ...checkComposition(files), ...ofMigrations]

if (process.argv.includes('--footprints')) console.log(printFootprints(files))
for (const { rule, text } of faults) console.error(`${rule}: ${text}`)
if (faults.length > 0) process.exit(1)
