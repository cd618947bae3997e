import type { Addition } from '../../core/registry.ts'

/** What features say of the history of their records, each in its `record.ts`, found by that name. On the server their `server.ts` adds the same. */
const ofFeatures = import.meta.glob<readonly Addition[]>('../../features/*/*/record.ts', { eager: true, import: 'additions' })

for (const add of Object.values(ofFeatures).flat()) add()
