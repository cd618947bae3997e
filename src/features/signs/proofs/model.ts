import { Localized, uuid, z } from '../../../core/call.ts'
import { PRODUCT } from '../../../core/product.ts'
import type { RecordKind } from '../../base/history/model.ts'
import { PrintSetting } from '../printing/model.ts'

/** How far the review of the signs of a building is (C-CONST-025). */
export const reviewStatuses = ['EngineerReview', 'CSReview', 'ClientReview', 'Approved'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** What a review is about (C-CONST-026). */
export const reviewEntityTypes = ['Account', 'Property', PRODUCT, 'Custom'] as const

export const decisions = ['Approve', 'Reject'] as const
export type Decision = (typeof decisions)[number]

/** Most signs of one review, most notes of one decision, most people who are asked. */
export const mostSignsOfProof = 500
export const mostNotes = 10
export const mostRecipients = 5
/** Days between two reminders, and how many are sent at most. */
export const reminderDays = 3
export const mostReminders = 5

/** A sign of a review: what is proposed, and what was decided. */
const ProofItem = z.object({
  id: uuid(),
  Version: z.int(),
  QrCodeId: uuid(),
  QrName: z.string(),
  SignId: z.int(),
  QrType: z.string(),
  Location: z.string(),
  Floor: z.string(),
  PrintSetting,
  /** What was picked in its stead. */
  Alternative: z.nullable(PrintSetting),
  Approve: z.nullable(z.enum(decisions)),
  DecidedBy: z.string(),
  DecidedDate: z.nullable(z.int()),
  Notes: z.array(z.object({ Note: z.string(), FullName: z.string(), CreatedDate: z.int(), Status: z.string(), Answer: z.string() })),
})
export type ProofItem = z.output<typeof ProofItem>

/** Sign proof data (B-FIELD-020). */
export const SignProof = z.object({
  ProofId: uuid(),
  Version: z.int(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  LogoUrl: z.nullable(z.string()),
  Status: z.enum(reviewStatuses),
  EntityType: z.enum(reviewEntityTypes),
  Completion: z.object({ Total: z.int(), Complete: z.int() }),
  SentDate: z.nullable(z.int()),
  Recipients: z.array(z.string()),
  /** For staff, once it is with the customer. */
  Link: z.nullable(z.string()),
  CurrentPrintSettings: z.array(ProofItem),
})
export type SignProof = z.output<typeof SignProof>

export const ProofRow = z.object({
  id: uuid(),
  acId: uuid(),
  Version: z.int(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  EntityType: z.string(),
  Status: z.enum(reviewStatuses),
  Total: z.int(),
  Complete: z.int(),
  Rejected: z.int(),
  SentDate: z.nullable(z.int()),
  RemindedDate: z.nullable(z.int()),
  ModifiedDate: z.int(),
})
export type ProofRow = z.output<typeof ProofRow>

/** The history of a review, for who works on it. */
export const proofKind: RecordKind = {
  Object: 'sign_proof',
  kind: { en: 'Sign proof', es: 'Prueba de rótulos', fr: 'Épreuve de panneaux' },
  may: ['ManageLibraries'],
}
