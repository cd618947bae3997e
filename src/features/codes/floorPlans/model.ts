import { text, uuid, z } from '../../../core/call.ts'
import { FileRef } from '../../../core/fileRef.ts'

export const planKind = { Object: 'floor_plan', kind: { en: 'Floor plan', es: 'Plano de planta', fr: 'Plan d’étage' } } as const
/** Codes that a plan shows and offers at once. */
export const mostPins = 2000

/** A plan in the list of a building. `Placed`: codes in service on it; `Unplaced`: those of its floor that stand on no plan. */
export const FloorPlanRow = z.object({
  PlanId: uuid(),
  BuildingId: uuid(),
  Floor: z.string(),
  Picture: FileRef,
  /** Pixels. */
  Width: z.int(),
  Height: z.int(),
  Placed: z.int(),
  Unplaced: z.int(),
  Version: z.int(),
  ModifiedDate: z.int(),
})
export type FloorPlanRow = z.output<typeof FloorPlanRow>

/** A code beside a plan. */
export const PlanCode = z.object({
  QrCodeId: uuid(),
  SignId: z.int(),
  QrName: z.string(),
  QrType: z.string(),
  Location: z.string(),
  Floor: z.string(),
  InstallationNote: z.string(),
})
export type PlanCode = z.output<typeof PlanCode>

/** A code on a plan: shares of its width and height, 0 to 1. */
export const PlanPin = z.extend(PlanCode, { X: z.number(), Y: z.number() })
export type PlanPin = z.output<typeof PlanPin>

/** What is sent of a plan. */
export const planFields = { Floor: text(40), Picture: FileRef }
