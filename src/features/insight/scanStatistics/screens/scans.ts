import { cards } from '../../../../ui/dashboard/cards/cards.tsx'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, reading } from '../../../../ui/dashboard/part.ts'
import { table } from '../../../../ui/dashboard/table/table.tsx'
import { useSearchText } from '../../../../ui/useSearchText.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { definitions } from '../../../codes/functionalities/definitions.ts'
import { type Dashboard, type DashboardPlace, type Filter, mainOf } from '../../dashboards/screens/dashboard.ts'
import { GetHubItemLogData, GetScanStats, GetScanTrendData } from '../contract.ts'
import { scansByLocationDashboard, scansByNameDashboard } from '../dashboard.ts'
import type { Grouping, ScanItem } from '../model.ts'
import { scanPages } from '../routes.ts'
import { words } from '../words.ts'
import { mixParts } from './mix.ts'
import { columnsOf, coursesOf, type Drawing, keyOf, noFilter, readCourses, shownBuilding, shownName, shownPlace } from './scanColumns.tsx'
import { monthsOf, placeOf, scanTerms, usePlaceFilters } from './shared.ts'

/** The dashboard of scans: put together by where the codes hang, or code by code. Only names are searched. */
export const describeScans = (grouping: Grouping): Dashboard<DashboardPlace, typeof noFilter> => ({
  ...scanTerms,
  head: grouping === 'name' ? scansByNameDashboard : scansByLocationDashboard,
  narrowed: noFilter,
  beside: scanPages,
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const formats = useFormats()
    const byName = grouping === 'name'
    const { type, st } = at.narrowed
    const { text, askNow } = useSearchText(st)
    const asked = at.asked && {
      ...at.asked,
      gy: grouping,
      ...(type && { type }),
      ...(byName && text && { st: text }),
    }
    const drawing = { t, language, ...formats, at, grouping, asked }
    const search: Filter = {
      is: 'search',
      label: t('search'),
      placeholder: t('searchHint'),
      value: st,
      onChange: next => at.narrow({ st: next }),
      onEnter: askNow,
    }
    return {
      title: t(byName ? 'titleName' : 'titleLocation'),
      lead: t(byName ? 'leadName' : 'leadLocation'),
      periodLabel: t('range'),
      besideLabel: t('views'),
      filters: [...(byName ? [search] : []), ...usePlaceFilters(), typeFilter(drawing)],
      main: mainOf(
        readScans(drawing),
        out => (seenIn(out.Scans).length > 0 ? null : { text: t('nothing'), hint: t('noMatch') }),
        out => sum(out.Scans, item => item.ScanCount),
      ),
      missing: t('missing'),
      failed: t('failed'),
      paperKind: t('paperKind'),
      parts: [totals(drawing), ...mixParts(drawing), byCard(drawing)],
    }
  },
})

const typeFilter = ({ t, language, at }: Drawing): Filter => ({
  is: 'choice',
  label: t('type'),
  placeholder: t('anyType'),
  options: Object.values(definitions).map(one => ({ id: one.QrType, label: one.Label[language] })),
  value: at.narrowed.type || null,
  standard: null,
  onChange: id => at.narrow({ type: id ?? '' }),
  clearable: true,
})

const readScans = ({ asked }: Drawing) => reading(GetScanStats, asked, { quiet: true })
const seenIn = (items: readonly ScanItem[]) => items.filter(one => one.ScanCount > 0 || one.TotalSessions > 0)
const sum = (items: readonly ScanItem[], of: (item: ScanItem) => number): number => items.reduce((total, item) => total + of(item), 0)

/** The totals of all cards. */
const totals = (drawing: Drawing): Part => {
  const { t } = drawing
  return figures({
    key: 'figures',
    onPaper: 'whole',
    from: readScans(drawing),
    of: out => {
      const all = seenIn(out?.Scans ?? [])
      const sessions = sum(all, item => item.TotalSessions)
      const seconds = sum(all, item => (item.AvgSession ?? 0) * item.TotalSessions)
      return {
        title: t('figures'),
        tiles: [
          { name: t('scans'), figure: sum(all, item => item.ScanCount), how: t('scansHow') },
          { name: t('sessions'), figure: sessions, how: t('sessionsHow') },
          {
            name: t('average'),
            figure: sessions > 0 ? seconds / sessions : null,
            digits: 1,
            unit: t('seconds'),
            n: sessions,
            how: t('averageHow'),
          },
          { name: t('engaged'), figure: sum(all, item => item.Engaged), how: t('engagedHow') },
        ],
      }
    },
  })
}

/** A card for each location or code, or all of them as a table; each opens its buttons and its months. */
const byCard = (drawing: Drawing): Part => {
  const { t, number, grouping } = drawing
  const byName = grouping === 'name'
  return cards({
    key: 'scans',
    onPaper: 'whole',
    from: readScans(drawing),
    rows: out => seenIn(out?.Scans ?? []),
    of: () => ({
      title: t(byName ? 'names' : 'locations'),
      unit: t('scans'),
      nameHead: t(byName ? 'code' : 'location'),
      shareText: share => t('share', { share }),
      idOf: keyOf,
      card: item => ({
        name: shownName(drawing, item),
        aside: item.QrCodeId ? shownPlace(drawing, item) : t('codes', { n: item.QrCount }),
        count: item.ScanCount,
        facts: [
          { label: t('sessions'), value: number(item.TotalSessions) },
          { label: t('average'), value: item.AvgSession === null ? t('none') : `${number(item.AvgSession)} s` },
          { label: t('engaged'), value: number(item.Engaged) },
        ],
      }),
      detail: item => ({ title: t('details', { name: item.DisplayText }), parts: [buttonsOf(drawing, item), monthsOfCard(drawing, item)] }),
      asTable: { keptAs: 'scans', courses: readCourses(drawing), columns: (out, open) => columnsOf(drawing, coursesOf(out), open) },
      file: {
        [t(byName ? 'code' : 'location')]: (item: ScanItem) => shownName(drawing, item),
        ...(byName && {
          [t('location')]: (item: ScanItem) => shownPlace(drawing, item),
          [t('building')]: (item: ScanItem) => shownBuilding(drawing, item),
        }),
        [t('scans')]: (item: ScanItem) => item.ScanCount,
        [t('sessions')]: (item: ScanItem) => item.TotalSessions,
        [`${t('average')} (s)`]: (item: ScanItem) => item.AvgSession,
        [t('engaged')]: (item: ScanItem) => item.Engaged,
      },
    }),
  })
}

const cardOf = ({ QrCodeId, Location }: ScanItem) => (QrCodeId ? { qr: QrCodeId } : { lt: Location })

const buttonsOf = ({ t, number, at }: Drawing, item: ScanItem): Part =>
  table({
    key: 'buttons',
    from: reading(GetHubItemLogData, { ...placeOf(at), ...cardOf(item), ...at.asked }),
    of: out => ({
      title: t('buttons'),
      heads: [t('item'), t('clicks'), t('avgTime'), t('totalTime')],
      rows: (out?.Items ?? []).map(({ ItemName, ClickNum, AvgTime, TotalTime }) => ({
        key: ItemName,
        cells: [ItemName, number(ClickNum), `${number(AvgTime)} s`, `${number(TotalTime)} s`],
        values: [ItemName, ClickNum, AvgTime, TotalTime],
      })),
    }),
  })

const monthsOfCard = ({ t, language, at }: Drawing, item: ScanItem): Part => {
  const { type } = at.narrowed
  const said = { t, language, title: t('trend'), unit: t('scans'), yLabel: t('perMonth') }
  return monthsOf('months', reading(GetScanTrendData, { ...placeOf(at), ...cardOf(item), ...(type && { type }) }), said, out => out.Trend)
}
