import { read, uuid, write, z } from '../../../core/call.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { required } from '../../../core/problem.ts'
import { FloorPlanRow, PlanCode, PlanPin, planFields } from './model.ts'

const may = 'ManageLibraries' as const
const one = { GroupId: uuid(), BuildingId: uuid() }
const share = () => z.number().check(z.minimum(0), z.maximum(1))

export const GetFloorPlans = read('FloorPlan/GetFloorPlans', {
  summary: 'The plans of a building, floor by floor, and the floors with codes that have no plan',
  scope: 'building',
  may: libraryFlags,
  input: z.strictObject({ gId: uuid(), bId: uuid() }),
  output: z.object({
    Plans: z.array(FloorPlanRow),
    /** Floors of codes in service; '' for codes without one. */
    WithoutPlan: z.array(z.object({ Floor: z.string(), Codes: z.int() })),
  }),
})

export const GetFloorPlan = read('FloorPlan/GetFloorPlan', {
  summary: 'A plan with the codes that stand on it, and those that could: of its floor or of none, on no plan yet',
  scope: 'building',
  may: libraryFlags,
  ids: { PlanId: 'floor_plan' },
  input: z.strictObject({ gId: uuid(), bId: uuid(), PlanId: uuid() }),
  output: z.object({ Plan: FloorPlanRow, Pins: z.array(PlanPin), Unplaced: z.array(PlanCode) }),
})

export const GetPlanOfCode = read('FloorPlan/GetPlanOfCode', {
  summary: 'Where a code stands on the plan of its floor; null where it stands on none',
  scope: 'building',
  may: [...libraryFlags, 'EquipmentLookup'],
  ids: { QrCodeId: 'qr_code' },
  input: z.strictObject({ gId: uuid(), bId: uuid(), QrCodeId: uuid() }),
  output: z.object({ Found: z.nullable(z.object({ Plan: FloorPlanRow, X: z.number(), Y: z.number() })) }),
})

export const AddFloorPlan = write('FloorPlan/AddFloorPlan', {
  summary: 'Add the plan of a floor to a building',
  scope: 'building',
  may,
  input: z.strictObject({ ...one, ...planFields }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: input => required(input, ['Floor']),
})

export const EditFloorPlan = write('FloorPlan/EditFloorPlan', {
  summary: 'Save the floor of a plan, or put another picture in its place; its codes stay where they are',
  scope: 'building',
  may,
  ids: { PlanId: 'floor_plan' },
  input: z.strictObject({ ...one, PlanId: uuid(), Version: z.int(), ...planFields }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: input => required(input, ['Floor']),
})

export const DeleteFloorPlan = write('FloorPlan/DeleteFloorPlan', {
  summary: 'Delete a plan; its codes stand on no plan then',
  scope: 'building',
  may,
  ids: { PlanId: 'floor_plan' },
  input: z.strictObject({ ...one, PlanId: uuid() }),
  output: z.object({ acId: uuid() }),
})

export const PlaceCode = write('FloorPlan/PlaceCode', {
  summary: 'Put a code on a plan, or move it there',
  scope: 'building',
  may,
  ids: { PlanId: 'floor_plan', QrCodeId: 'qr_code' },
  input: z.strictObject({ ...one, PlanId: uuid(), QrCodeId: uuid(), X: share(), Y: share() }),
  output: z.object({ QrCodeId: uuid(), X: z.number(), Y: z.number() }),
})

export const TakeCodeOff = write('FloorPlan/TakeCodeOff', {
  summary: 'Take a code off its plan',
  scope: 'building',
  may,
  ids: { QrCodeId: 'qr_code' },
  input: z.strictObject({ ...one, QrCodeId: uuid() }),
  output: z.object({ QrCodeId: uuid() }),
})
