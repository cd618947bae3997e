import type { DescribedList } from '../../../core/listColumns.ts'
import { makeRegistry } from '../../../core/registry.ts'
import type { Served } from '../../../platform/handle.ts'

/** All lists whose files the server makes; `src/app` fills it. */
export const exportedLists = makeRegistry<DescribedList>()

/** What answers list calls; `src/app` fills it. */
export const listAnswers = makeRegistry<Served>()
