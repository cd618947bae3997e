import { globSync } from 'node:fs'
import path from 'node:path'
import type { Addition } from '../../src/core/registry.ts'

// What all features say of the history of their records, as `src/app/browser/records.ts` finds it.
for (const file of globSync('src/features/*/*/record.ts').toSorted()) {
  const { additions }: { additions: readonly Addition[] } = await import(path.resolve(file))
  for (const add of additions) add()
}
