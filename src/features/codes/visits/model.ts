import { moment, uuid, z } from '../../../core/call.ts'
import type { Permission } from '../../../core/permissions.ts'

/** Who is in a building: guests, people on a tour, suppliers, staff, residents. */
export const visitKinds = ['Guest', 'Tour', 'Supplier', 'Staff', 'Resident'] as const
export type VisitKind = (typeof visitKinds)[number]
/** Who reads the log of each kind. */
export const visitFlags = {
  Guest: 'GuestLog',
  Tour: 'GuestLog',
  Supplier: 'SupplierCheckInReport',
  Staff: 'StaffCheckInReport',
  Resident: 'ResidentLog',
} as const satisfies Record<VisitKind, Permission>

/** Forms by which visitors say that they are here, and whom they count as. */
export const visitForms = { GuestCheckIn: 'Guest', TourCheckIn: 'Tour', SupplierCheckin: 'Supplier' } as const satisfies Record<
  string,
  VisitKind
>

/** A visit lasts so many hours at most: who has not left by then has forgotten to check out, and is not inside any more. */
export const longestVisit = 24
/** People that the list of who is inside holds at most. */
export const mostInside = 5000

/** A pause of somebody of the staff; `End` null: it goes on. Epoch ms. */
export type VisitBreak = { Start: number; End: number | null }

export const Visit = z.object({
  id: uuid(),
  BuildingId: uuid(),
  Kind: z.enum(visitKinds),
  Name: z.string(),
  CompanyName: z.string(),
  HostName: z.string(),
  Unit: z.string(),
  Purpose: z.string(),
  PhoneNumber: z.string(),
  InDate: moment(),
  /** Null: nobody has checked them out. */
  OutDate: z.nullable(moment()),
  /** Came by a form of a code; else somebody at the desk has checked them in. */
  FromForm: z.boolean(),
  OnBreak: z.boolean(),
  /** 0: nothing but the form is kept of it. */
  Version: z.int(),
})
export type Visit = z.output<typeof Visit>
