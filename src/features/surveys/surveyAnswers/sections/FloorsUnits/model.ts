import { text, z } from '../../../../../core/call.ts'

/** Floors as one writes them: `1-12, 14, PH`; basements `P1-P3`; units `101-120`. */
export const FloorsUnits = z.strictObject({ FloorNumPattern: text(400), SubFloorPattern: text(400), UnitNumPattern: text(400) })
