declare const proven: unique symbol

/** An id that the gate has checked for this caller. Only `src/platform/gate/` makes one. */
export type Proven<Name extends string> = string & { readonly [proven]: Name }
export type GroupId = Proven<'group'>
export type BuildingId = Proven<'building'>
export type UserId = Proven<'user'>
