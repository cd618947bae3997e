export type { ListOptions, RowAction } from './options.ts'
