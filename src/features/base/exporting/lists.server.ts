import type { DescribedList } from '../../../core/listColumns.ts'
import { makeRegistry } from '../../../core/registry.ts'
import type { Served } from '../../../platform/handle.ts'

/** All lists whose files the server makes; `src/app` fills it. */
export const exportedLists = makeRegistry<DescribedList>()

/** Rows that an export reads at once. Tests lower them. */
export const exportPages = { size: 1000 }

/** What answers list calls; `src/app` fills it. */
export const listAnswers = makeRegistry<Served>()
