import { sql } from 'drizzle-orm'
import type { Localized } from '../../../../core/call.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetScanStats as call } from '../contract.ts'
import { codeSums, readWide } from '../data.ts'

type ScanStatsRow = {
  qr_code_id: string | null
  qr_name: string
  building_id: string | null
  building_name: Localized | null
  location: string
  codes: number
  scans: number
  sessions: number
  seconds: number
  engaged: number
}

const sums = ['Scans', 'Sessions', 'Seconds', 'Engaged'] as const

export const GetScanStats = handle(call, async (ctx, { gy, type, st, startDate, endDate, tz }) => {
  const one = gy === 'name'
  const asked = { type, st: one ? st : undefined } // the search is for names
  const { rows } = await readWide(ctx, asked, closed =>
    ctx.tx.execute<ScanStatsRow>(sql`
    select ${one ? sql`c.id` : sql`null::uuid`} as qr_code_id, ${one ? sql`c.qr_name` : sql`''`} as qr_name, c.location,
      ${one ? sql`b.id` : sql`null::uuid`} as building_id, ${one ? sql`b.name` : sql`null::jsonb`} as building_name,
      count(*)::int as codes, coalesce(sum(s.scans), 0)::int as scans, coalesce(sum(s.sessions), 0)::int as sessions,
      coalesce(sum(s.seconds), 0)::int as seconds, coalesce(sum(s.engaged), 0)::int as engaged
    from ${codeSums(ctx, asked, { startDate, endDate, tz }, { of: sums, closed })}
    group by 1, 2, 3, 4, 5 order by scans desc, c.location, 2`),
  )
  const Scans = rows.map(row => ({
    DisplayText: one ? row.qr_name : row.location,
    ScanCount: row.scans,
    Location: row.location,
    QrName: row.qr_name,
    QrCodeId: row.qr_code_id,
    BuildingId: row.building_id,
    BuildingName: row.building_name,
    QrCount: row.codes,
    AvgSession: row.sessions > 0 ? Math.round((row.seconds / row.sessions) * 10) / 10 : null,
    TotalSessions: row.sessions,
    Engaged: row.engaged,
  }))
  return { Scans, Total: Scans.length }
})
