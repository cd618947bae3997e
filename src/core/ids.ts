declare const proven: unique symbol

/** An id that the gate has checked for this caller. Only `src/platform/gate/` makes one. */
export type Proven<Name extends string> = string & { readonly [proven]: Name }
export type GroupId = Proven<'group'>
export type BuildingId = Proven<'building'>
export type UserId = Proven<'user'>

/** Tenant tables whose rows can be named by an id in a call's input (`ids`); the gate checks group and building. */
export const namedTables = ['building', 'qr_code', 'property_tag', 'feedback', 'task', 'stored_file', 'import_run', 'survey'] as const
export type NamedTable = (typeof namedTables)[number]
