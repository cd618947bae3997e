import type { DescribedList } from '../core/listColumns.ts'
import type { Addition } from '../core/registry.ts'
import type { SummedEvents } from './db/rebuild.ts'
import type { IdentitySource } from './gate/identity.ts'
import type { Served } from './handle.ts'
import type { Part } from './http/server.ts'
import type { Job } from './jobs/job.ts'
import type { Services } from './services.ts'

/** What a feature brings to the server: the exports of its `server.ts`, which `src/app/features.ts` lists. */
export type ServerFeature = {
  /** The calls that it answers. */
  readonly calls?: readonly Served[]
  /** What it serves beside its calls: public files, the pages behind codes. */
  readonly parts?: readonly ((services: Services) => Part)[]
  /** The jobs that it does in the background. */
  readonly jobs?: readonly Job<never>[]
  /** Lists that are exported whole, by their columns. */
  readonly lists?: readonly DescribedList[]
  /** Sums that `npm run rebuild` adds up again from their events. */
  readonly sums?: readonly SummedEvents[]
  /** Who callers are; one feature's. */
  readonly identity?: IdentitySource
  /** What it adds to registries of earlier features: names and readers of records, sources of notifications, dashboards. */
  readonly additions?: readonly Addition[]
}
