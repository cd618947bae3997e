import type { Output } from '../../../../core/call.ts'
import { bars } from '../../../../ui/dashboard/bars/bars.tsx'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { trend } from '../../../../ui/dashboard/trend/trend.tsx'
import { GetScanMix } from '../contract.ts'
import type { Drawing } from './scanColumns.tsx'

type Mix = Output<typeof GetScanMix>
/** Scans of one hour, weekday, device or way. */
type Counted = { Name: string; Scans: number }

/** When and with what people scan, of what the page is narrowed to. */
const readMix = ({ asked }: Pick<Drawing, 'asked'>): Reading<Mix> => {
  const { gy: _grouping, ...narrowed } = asked ?? {}
  return reading(GetScanMix, asked && { ...narrowed, gId: asked.gId }, { quiet: true })
}

/** Who was there before, and what was no person. */
const visitors = (drawing: Drawing): Part => {
  const { t } = drawing
  return figures({
    key: 'visitors',
    onPaper: 'whole',
    from: readMix(drawing),
    of: out => ({
      title: t('visitors'),
      tiles: [
        { name: t('firstVisits'), figure: out ? out.Sessions - out.Repeats : null, how: t('firstVisitsHow') },
        { name: t('returning'), figure: out?.Repeats ?? null, how: t('returningHow') },
        { name: t('robots'), figure: out?.Bots ?? null, how: t('robotsHow') },
      ],
    }),
  })
}

/** All of it, as parts of a dashboard of scans. */
export const mixParts = (drawing: Drawing): Part[] => [visitors, byHour, byWeekday, byDevice, bySource].map(part => part(drawing))

/** Scans by the hour of the day, of all days. */
const byHour = (drawing: Drawing): Part => {
  const { t, language } = drawing
  const clock = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { hour: 'numeric', timeZone: 'UTC' })
  return trend({
    key: 'hours',
    width: 7,
    from: readMix(drawing),
    rows: out => (out ? hoursOf(out).map((Scans, hour): Counted => ({ Name: clock.format(hour * 3_600_000), Scans })) : []),
    of: () => ({
      title: t('hours'),
      subtitle: t('hoursHow'),
      x: 'Name',
      shownX: row => row.Name,
      columns: [
        { field: 'Name', header: t('hour') },
        { field: 'Scans', header: t('scans') },
      ],
      lines: [{ field: 'Scans', label: t('scans') }],
      yLabel: t('scans'),
      height: 240,
    }),
  })
}

/** Scans by weekday, from Monday. */
const byWeekday = (drawing: Drawing): Part => {
  const { t, language } = drawing
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const firstMonday = Date.UTC(2024, 0, 1)
  return amounts(drawing, { key: 'weekdays', title: t('weekdays'), head: t('weekday'), subtitle: t('hoursHow') }, out =>
    out.Hours.map((hours, day) => ({ Name: name.format(firstMonday + day * 86_400_000), Scans: sumOf(hours) })),
  )
}

/** Scans by the kind of device. */
const byDevice = (drawing: Drawing): Part => {
  const { t } = drawing
  const { Phone, Tablet, Desktop } = { Phone: t('kinds.Phone'), Tablet: t('kinds.Tablet'), Desktop: t('kinds.Desktop') }
  return amounts(drawing, { key: 'devices', title: t('devices'), head: t('device'), subtitle: t('kindsHow') }, ({ Devices }) => [
    { Name: Phone, Scans: Devices.Phone },
    { Name: Tablet, Scans: Devices.Tablet },
    { Name: Desktop, Scans: Devices.Desktop },
  ])
}

/** Scans of printed codes, and openings of links. */
const bySource = (drawing: Drawing): Part => {
  const { t } = drawing
  return amounts(drawing, { key: 'sources', title: t('sources'), head: t('source'), subtitle: t('kindsHow') }, ({ Sources }) => [
    { Name: t('kinds.Printed'), Scans: Sources.Printed },
    { Name: t('kinds.Link'), Scans: Sources.Link },
  ])
}

type Said = { key: string; title: string; subtitle: string; head: string }
const amounts = (drawing: Drawing, { key, title, subtitle, head }: Said, of: (out: Mix) => Counted[]): Part => {
  const { t } = drawing
  return bars({
    key,
    width: key === 'sources' ? 7 : 5,
    from: readMix(drawing),
    rows: out => (out ? of(out) : []),
    of: () => ({
      title,
      subtitle,
      x: 'Name',
      columns: [
        { field: 'Name', header: head },
        { field: 'Scans', header: t('scans') },
      ],
      series: [{ field: 'Scans', label: t('scans') }],
      yLabel: t('scans'),
      height: 240,
    }),
  })
}

const hoursOf = ({ Hours }: Mix): number[] => Array.from({ length: 24 }, (_, hour) => sumOf(Hours.map(day => day[hour] ?? 0)))
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
