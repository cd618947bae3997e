import { z } from '../../../core/call.ts'
import type { Permission } from '../../../core/permissions.ts'

const Value = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

/** One field of a write: what it was and what it is. Of secrets and files only that they were set: `***`; of other records their names. */
export const Change = z.object({ Field: z.string(), Kind: z.enum(['Value', 'Secret', 'File', 'Names']), Before: Value, After: Value })
export type Change = z.output<typeof Change>

export const actions = ['Created', 'Changed', 'Deleted'] as const
export type Action = (typeof actions)[number]

/** Records that have a history, with the flags of which one is needed to see it. */
export const historyObjects = {
  account: ['ManageGroups', 'ManageEntities'],
  building: ['ManagePropertyInfo'],
  contact: ['ManageContacts'],
  vendor: ['ManageContacts'],
  tenant_company: ['ManageContacts'],
  qr_code: ['ManageLibraries', 'ManageMarketing', 'ManagePropertyInfo'],
  role_permission: ['GlobalManageCustomers', 'ManageGroups'],
} as const satisfies Record<string, readonly Permission[]>
export type HistoryObject = keyof typeof historyObjects
export const historyNames = Object.keys(historyObjects) as HistoryObject[] // the keys of that record
