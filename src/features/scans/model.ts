import { uuid, z } from '../../core/call.ts'

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
  QrCount: z.int(),
  AvgSession: z.nullable(z.number()),
  TotalSessions: z.int(),
  Engaged: z.int(),
})
export type ScanItem = z.output<typeof ScanItem>

/** Taps on one button; times in seconds. */
export const ButtonStat = z.object({ ItemName: z.string(), ClickNum: z.int(), AvgTime: z.number(), TotalTime: z.int() })
export type ButtonStat = z.output<typeof ButtonStat>

/** Month as `2026-03`. */
export const TrendPoint = z.object({ Month: z.string(), Count: z.int() })
export type TrendPoint = z.output<typeof TrendPoint>
