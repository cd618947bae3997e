import { queryMoment, read, text, uuid, z } from '../../../core/call.ts'
import { hints } from '../../../core/hints.ts'
import { isZone } from '../../../core/zones.ts'
import { ButtonStat, groupings, PinItem, PinPlace, ScanItem, ScanMix, ScanSeries, TrendPoint } from './model.ts'

const may = 'LintelCustomerFeedback'
const place = { gId: uuid(), bId: z.optional(uuid()) }
/** A location, or one code: what a scan card stands for. */
const card = { ...place, qr: z.optional(uuid()), lt: z.optional(text(100)) }
/** The days that hold two moments: by the clock of `tz` where it is given, each building's otherwise. A scan is of the day that its building has. */
const dates = {
  startDate: z.optional(queryMoment()),
  endDate: z.optional(queryMoment()),
  tz: z.optional(text(60).check(z.refine(isZone, hints.zone))),
}

const asked = {
  ...place,
  ...dates,
  gy: z._default(z.enum(groupings), 'location'),
  type: z.optional(text(60)),
  st: z.optional(text(100)),
}

export const GetScanStats = read('QrCode/GetScanStats', {
  summary: 'Scans of codes by where they hang or by name; gy is the grouping, st finds names',
  scope: 'group',
  may,
  input: z.strictObject(asked),
  output: z.object({ Scans: z.array(ScanItem), Total: z.int() }),
})

export const GetScanSeries = read('QrCode/GetScanSeries', {
  summary:
    'The scans of each card of GetScanStats over its dates, in at most 30 steps: of days, beyond 92 days of months. Days: how many days of the range each step has. Nothing of open dates',
  scope: 'group',
  may,
  input: z.strictObject(asked),
  output: z.object({ Series: z.array(ScanSeries), Days: z.array(z.int()).check(z.maxLength(30)) }),
})

export const GetScanMix = read('QrCode/GetScanMix', {
  summary:
    'Scans of codes by hour and weekday, by device and by how the page was reached; visits by phones that were there before on the same day; robots',
  scope: 'group',
  may,
  ids: { qr: 'qr_code' },
  input: z.strictObject({ ...card, ...dates, type: z.optional(text(60)), st: z.optional(text(100)) }),
  output: ScanMix,
})

export const GetScanTrendData = read('QrCode/GetScanTrendData', {
  summary: 'Scans of a location or a code by month, the last 24 months',
  scope: 'group',
  may,
  ids: { qr: 'qr_code' },
  input: z.strictObject({ ...card, type: z.optional(text(60)) }),
  output: z.object({ Trend: z.array(TrendPoint) }),
})

export const GetHubItemLogData = read('QrCode/GetHubItemLogData', {
  summary: 'Taps on the buttons of a location or a code',
  scope: 'group',
  may,
  ids: { qr: 'qr_code' },
  input: z.strictObject({ ...card, ...dates }),
  output: z.object({ Items: z.array(ButtonStat) }),
})

export const GetPinActivity = read('QrCode/GetPinActivity', {
  summary: 'Sign-ins by PIN, by type of PIN',
  scope: 'group',
  may,
  input: z.strictObject({ ...place, ...dates }),
  output: z.object({ Pins: z.array(PinItem) }),
})

export const GetPinActivityDetails = read('QrCode/GetPinActivityDetails', {
  summary: 'Sign-ins by one type of PIN: by building, and by month, the last 24 months',
  scope: 'group',
  may,
  input: z.strictObject({ ...place, ...dates, type: text(60) }),
  output: z.object({ Places: z.array(PinPlace), Trend: z.array(TrendPoint) }),
})
