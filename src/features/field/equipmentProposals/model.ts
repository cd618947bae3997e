import { text, uuid, z } from '../../../core/call.ts'
import { FileRef } from '../../../core/fileRef.ts'

/** Facts of a piece of equipment that a walk can find. */
export const ProposedFacts = z.object({
  Manufacturer: z.optional(text(100)),
  ManufacturerPartNumber: z.optional(text(100)),
  SerialNo: z.optional(text(100)),
})
export type ProposedFacts = z.output<typeof ProposedFacts>
export const proposedNames = ['Manufacturer', 'ManufacturerPartNumber', 'SerialNo'] as const

/** What somebody has found at a piece of equipment, and what the library says now. */
export const EquipmentProposal = z.object({
  ProposalId: uuid(),
  Version: z.int(),
  QrCodeId: uuid(),
  EquipmentName: z.string(),
  RoundName: z.string(),
  EngineerName: z.string(),
  /** Epoch ms. */
  CreatedDate: z.int(),
  Facts: ProposedFacts,
  Now: ProposedFacts,
  Photos: z.array(FileRef),
})
export type EquipmentProposal = z.output<typeof EquipmentProposal>

/** Most proposals that are shown at once. */
export const mostProposals = 200
