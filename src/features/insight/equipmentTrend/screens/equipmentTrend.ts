import type { Output } from '../../../../core/call.ts'
import { chart } from '../../../../ui/dashboard/chart/chart.tsx'
import { type Part, type Reading, reading } from '../../../../ui/dashboard/part.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import { type Formats, type Translator, useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { clockPlace, type Dashboard, type DashboardPlace, type Filter, mainOf } from '../../dashboards/screens/dashboard.ts'
import { GetEquipmentTrends, GetTrendEquipments, GetTrendTypes } from '../contract.ts'
import { equipmentTrendDashboard } from '../dashboard.ts'
import { words } from '../words.ts'

const notNarrowed = { type: '', piece: '' }
/** Heights in px. */
const [TREND, TABLE] = [280, 320]

/** `/analytics/dashboard/equipmentTrend`: a type, a piece, and its readings question by question. */
export const dashboard: Dashboard<DashboardPlace, typeof notNarrowed> = {
  ...clockPlace,
  head: equipmentTrendDashboard,
  period: { keptAs: 'equipmentTrend', standard: 'Last 90 Days' },
  narrowed: notNarrowed,
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const formats = useFormats()
    const { gId, bId, narrowed, asked } = at
    const place = bId ? { gId, bId } : null
    const types = reading(GetTrendTypes, place, { quiet: true })
    const pieces = reading(GetTrendEquipments, place && { ...place, ...(narrowed.type && { st: narrowed.type }) }, { quiet: true })
    const from = reading(GetEquipmentTrends, asked && bId && narrowed.piece ? { ...asked, bId, eId: narrowed.piece } : null, {
      quiet: true,
    })
    const trends = from.use().data?.Trends ?? []
    const drawing = { t, formats, from }
    return {
      title: equipmentTrendDashboard.title[language],
      lead: equipmentTrendDashboard.lead[language],
      filters: [
        pick({
          label: t('type'),
          placeholder: t('anyType'),
          value: narrowed.type,
          options: (types.use().data?.Types ?? []).map(one => ({ id: one.Type, label: `${one.DisplayText[language]} (${one.Count})` })),
          onChange: type => at.narrow({ type, piece: '' }),
        }),
        pick({
          label: t('equipment'),
          placeholder: t('choose'),
          value: narrowed.piece,
          options: (pieces.use().data?.Equipments ?? []).map(one => ({ id: one.eId, label: one.EquipmentName })),
          onChange: piece => at.narrow({ piece }),
        }),
      ],
      main: narrowed.piece
        ? mainOf(from, out => (out.Trends.length > 0 ? null : { text: t('none'), hint: t('noneHint') }))
        : mainOf(types, () => ({ text: t('select'), hint: t('selectHint') })),
      missing: t('building'),
      parts: trends.flatMap(({ Key }) => [readingsOverTime(drawing, Key), readingTable(drawing, Key)]),
    }
  },
}

type PickTerms = {
  label: string
  placeholder: string
  value: string
  options: readonly { id: string; label: string }[]
  onChange: (id: string) => void
}
const pick = ({ value, onChange, ...terms }: PickTerms): Filter => ({
  is: 'choice',
  ...terms,
  value: value || null,
  standard: null,
  clearable: true,
  onChange: id => onChange(id ?? ''),
})

type Trends = Output<typeof GetEquipmentTrends>
type TrendDrawing = { t: Translator<(typeof words)['en']>; formats: Formats; from: Reading<Trends> }
const trendIn = (out: Trends | undefined, key: string) => out?.Trends.find(one => one.Key === key)

/** The readings of a question as a line, in the band of its limits. */
const readingsOverTime = ({ t, formats, from }: TrendDrawing, key: string): Part =>
  chart({
    key: `trend ${key}`,
    onPaper: 'whole',
    from,
    of: out => {
      const { Question = '', Band = null, Readings = [] } = trendIn(out, key) ?? {}
      return {
        data: {
          is: 'trend',
          title: Question,
          head: t('col.Date'),
          axis: t('reading'),
          zero: false,
          series: [{ label: t('reading') }],
          rows: Readings.map(one => ({ text: formats.date(one.SubmitDate), values: [one.Value] })),
          ...(Band && { band: { label: t('inOrder'), ends: Readings.map(() => [Band.Min, Band.Max] as const) } }),
        },
        height: TREND,
      }
    },
  })

/** The same one by one, the newest first (C-COLUMN-018). */
const readingTable = ({ t, formats, from }: TrendDrawing, key: string): Part =>
  ranked({
    key: `readings ${key}`,
    onPaper: 'whole',
    from,
    of: out => {
      const { Question = '', Readings = [] } = trendIn(out, key) ?? {}
      return {
        data: {
          is: 'ranked',
          title: t('readingsOf', { question: Question }),
          columns: [
            { head: t('col.Date') },
            { head: t('col.Reading'), numeric: true, digits: 3 },
            { head: t('col.Trend') },
            { head: t('col.Error') },
            { head: t('col.Engineer') },
          ],
          rows: Readings.toReversed().map(one => ({
            key: String(one.SubmitDate),
            values: [
              formats.dateTime(one.SubmitDate),
              one.Value,
              one.Trend === null ? t('first') : signed(one.Trend),
              one.ErrorReport,
              one.EngineerName,
            ],
          })),
        },
        height: TABLE,
      }
    },
  })

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change))
