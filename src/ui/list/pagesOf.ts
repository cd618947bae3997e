import type { ListTotal } from '../../core/call.ts'

/** The pages that a list is known to have: of one that is counted to a cap, those up to the cap and the next one. */
export const pagesOf = ({ Total, More = false }: ListTotal, size: number): number => Math.max(1, Math.ceil((Total + (More ? 1 : 0)) / size))
