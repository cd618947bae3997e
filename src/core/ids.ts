declare const proven: unique symbol

/** An id that the gate has checked for this caller. Only `src/platform/gate/` makes one. */
export type Proven<Name extends string> = string & { readonly [proven]: Name }
export type GroupId = Proven<'group'>
export type BuildingId = Proven<'building'>
export type UserId = Proven<'user'>

/** Whether a value is an id as it is written. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
