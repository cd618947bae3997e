import type { PermitKind } from '../../codes/permits/model.ts'

/** What waits of permits, by its kinds on the wire. */
export type PermitToDo = 'RoofPermits' | 'HvacPermits'
export const permitToDos = { RoofAccess: 'RoofPermits', TenantHVAC: 'HvacPermits' } as const satisfies Record<PermitKind, PermitToDo>
