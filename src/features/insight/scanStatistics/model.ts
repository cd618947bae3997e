import { Localized, uuid, z } from '../../../core/call.ts'

/** How scans are put together: by where the codes hang, or code by code. */
export const groupings = ['location', 'name'] as const
export type Grouping = (typeof groupings)[number]

/** One scan card. AvgSession in seconds, NA (null) without a session; Engaged counts visits with an answer or a tap. */
export const ScanItem = z.object({
  DisplayText: z.string(),
  ScanCount: z.int(),
  Location: z.string(),
  QrName: z.string(),
  /** Set when the card is one code. */
  QrCodeId: z.nullable(uuid()),
  /** The building of that code. */
  BuildingId: z.nullable(uuid()),
  BuildingName: z.nullable(Localized()),
  QrCount: z.int(),
  AvgSession: z.nullable(z.number()),
  TotalSessions: z.int(),
  Engaged: z.int(),
})
export type ScanItem = z.output<typeof ScanItem>

/** Scans of a card by steps of time, the oldest first; `Key` is its QrCodeId, or its location. */
export const ScanSeries = z.object({ Key: z.string(), Counts: z.array(z.int()).check(z.maxLength(30)) })
export type ScanSeries = z.output<typeof ScanSeries>

/**
 * Scans by time and device. Scans are people's; Bots are counted apart. Repeats are the Sessions of a phone that had opened the code before
 * on the same day. Hours: the seven days of a week from Monday, each with its 24 hours by the building's clock.
 */
export const ScanMix = z.object({
  Scans: z.int(),
  Bots: z.int(),
  Sessions: z.int(),
  Repeats: z.int(),
  Devices: z.object({ Phone: z.int(), Tablet: z.int(), Desktop: z.int() }),
  Sources: z.object({ Printed: z.int(), Link: z.int() }),
  Hours: z.array(z.array(z.int()).check(z.length(24))).check(z.length(7)),
})
export type ScanMix = z.output<typeof ScanMix>

/** Sign-ins by one type of PIN: how many, in how many buildings, and the latest. */
export const PinItem = z.object({ Type: z.string(), SignIns: z.int(), BuildingCount: z.int(), LastDate: z.int() })
export type PinItem = z.output<typeof PinItem>

/** Sign-ins by a type of PIN in one building. */
export const PinPlace = z.object({ BuildingId: uuid(), BuildingName: Localized(), SignIns: z.int(), LastDate: z.int() })
export type PinPlace = z.output<typeof PinPlace>

/** Taps on one button; times in seconds. */
export const ButtonStat = z.object({ ItemName: z.string(), ClickNum: z.int(), AvgTime: z.number(), TotalTime: z.int() })
export type ButtonStat = z.output<typeof ButtonStat>

/** Month as `2026-03`. */
export const TrendPoint = z.object({ Month: z.string(), Count: z.int() })
export type TrendPoint = z.output<typeof TrendPoint>
