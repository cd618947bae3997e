import { uuid, z } from '../../../core/call.ts'
import { FileRef } from '../../../core/fileRef.ts'
import { PRODUCT } from '../../../core/product.ts'
import { languages } from '../../../core/words.ts'
import { EquipmentQuestion } from '../equipment/questions.ts'
import { proofKinds } from '../inspections/items.ts'
import { walkMarks, walkStates } from '../inspections/model.ts'
import { roundTypes } from '../rounds/roundTypes.ts'

/** Whose paper a report is: ours, that of who runs the building, that of its owner (B-CONST-034). */
export const coverTypes = [PRODUCT, 'ThirdParty', 'Owner'] as const
export type CoverType = (typeof coverTypes)[number]

/** The words of a cover, who wrote them and in which language; `By` '' is the portal itself: no AI. */
export const WrittenCover = z.object({ By: z.string(), Language: z.enum(languages), Paragraphs: z.array(z.string()) })
export type WrittenCover = z.output<typeof WrittenCover>

/** A row of the round summaries (B-FIELD-042): a walk. Shares are 0 to 1; null: nothing of the kind was asked. */
export const InspectionSummary = z.object({
  id: uuid(),
  RoundId: uuid(),
  BuildingId: uuid(),
  BuildingName: z.object({ en: z.string(), es: z.optional(z.string()) }),
  RoundName: z.string(),
  RoundType: z.enum(roundTypes),
  /** When it began, epoch ms. */
  CreatedDate: z.int(),
  EngineerName: z.string(),
  State: z.enum(walkStates),
  StopCompliance: z.number(),
  GeoCompliance: z.nullable(z.number()),
  StopsErrorNumber: z.int(),
  TotalStopNumber: z.int(),
  /** Address of its report as a PDF; '' until there is one. */
  ReportFile: z.string(),
})
export type InspectionSummary = z.output<typeof InspectionSummary>

/** A walk in the detail of its round (B-FIELD-043). */
export const InspectionRow = z.object({
  InspectionId: uuid(),
  BuildingId: uuid(),
  Version: z.int(),
  /** When it was submitted, epoch ms. */
  SubmitDate: z.int(),
  Name: z.string(),
  CoverType: z.enum(coverTypes),
  PDFUrl: z.string(),
  /** Answers were edited since the report was made. */
  Outdated: z.boolean(),
})
export type InspectionRow = z.output<typeof InspectionRow>

/** A stop of a walk with its form, as it is now. */
export const InspectedStop = z.object({
  /** '' where nobody has come to the stop. */
  EquipmentInspectionId: z.string(),
  Name: z.string(),
  State: z.enum(['Done', 'Skipped', 'Open']),
  Reason: z.string(),
  Proof: z.nullable(z.enum(proofKinds)),
  Proven: z.boolean(),
  Geo: z.enum(['in', 'unsure', 'out', 'none']),
  DoneDate: z.nullable(z.int()),
  Fields: z.array(EquipmentQuestion),
  /** Answers by the code of their question; files with their links. */
  Answers: z.record(z.string(), z.unknown()),
  /** By the code of the question; '' is the note of the stop. */
  Notes: z.record(z.string(), z.string()),
  /** Photos and videos beside the answers, by the code of the question; '' are those of the stop. */
  Files: z.record(z.string(), z.array(FileRef)),
  /** Codes of questions whose cost is charged to the tenant. */
  Chargebacks: z.array(z.string()),
  /** The request that a failed answer has made, or was added to, by the code of the question. */
  Requests: z.record(z.string(), uuid()),
})
export type InspectedStop = z.output<typeof InspectedStop>

/** What a walk was, for its page and its paper. */
export const InspectionFacts = z.object({
  InspectionId: uuid(),
  BuildingId: uuid(),
  BuildingName: z.object({ en: z.string(), es: z.optional(z.string()) }),
  TimeZone: z.string(),
  RoundName: z.string(),
  RoundType: z.enum(roundTypes),
  EngineerName: z.string(),
  SignedIn: z.boolean(),
  State: z.enum(walkStates),
  StartDate: z.nullable(z.int()),
  SubmitDate: z.nullable(z.int()),
  StopsDone: z.int(),
  StopsSkipped: z.int(),
  TotalStopNumber: z.int(),
  StopsErrorNumber: z.int(),
  GeoAsked: z.int(),
  GeoIn: z.int(),
  Marks: z.array(z.enum(walkMarks)),
})
export type InspectionFacts = z.output<typeof InspectionFacts>

/** An answer out of its limits (B-FIELD-041). */
export const RoundError = z.object({
  id: z.string(),
  InspectionId: uuid(),
  BuildingId: uuid(),
  BuildingName: z.object({ en: z.string(), es: z.optional(z.string()) }),
  /** When the stop was done, epoch ms. */
  SubmitDate: z.int(),
  RoundName: z.string(),
  RoundType: z.enum(roundTypes),
  MechanicalSpace: z.string(),
  EquipmentName: z.string(),
  /** The limit that was crossed, in words. */
  ErrorReason: z.string(),
  Question: z.string(),
  /** What was answered. */
  ErrorReport: z.string(),
  Comments: z.string(),
  InspectorName: z.string(),
  /** Of the first photo of the stop; '' where none was taken, null where none is asked for. */
  PhotoUrl: z.nullable(z.string()),
  Photo: z.nullable(z.string()),
  /** Errors of the whole walk. */
  StopsErrorNumber: z.int(),
})
export type RoundError = z.output<typeof RoundError>
