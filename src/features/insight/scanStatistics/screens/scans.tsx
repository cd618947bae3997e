import { Anchor, UnstyledButton } from '@mantine/core'
import type { Input, Output } from '../../../../core/call.ts'
import { nameIn } from '../../../../core/labels.ts'
import type { Language } from '../../../../core/words.ts'
import { cards } from '../../../../ui/dashboard/cards/cards.tsx'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import { type Part, reading } from '../../../../ui/dashboard/part.ts'
import { table } from '../../../../ui/dashboard/table/table.tsx'
import { Sparkline } from '../../../../ui/kit/Sparkline.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import type { UrlState } from '../../../../ui/urlState.ts'
import { useSearchText } from '../../../../ui/useSearchText.ts'
import { type Formats, useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { locationLabel } from '../../../codes/entityTypes/model.ts'
import { definitions } from '../../../codes/functionalities/definitions.ts'
import { qrCodeList, qrEditor } from '../../../codes/qr/routes.ts'
import { GetHubItemLogData, GetScanSeries, GetScanStats, GetScanTrendData } from '../../../codes/scans/contract.ts'
import type { Grouping, ScanItem } from '../../../codes/scans/model.ts'
import { type At, type Dashboard, type Filter, mainOf } from '../../dashboards/screens/dashboard.ts'
import { scanDashboard } from '../dashboard.ts'
import { scanPages } from '../routes.ts'
import { words } from '../words.ts'
import classes from './scans.module.css'
import { type Clock, clockOf, monthsOf, placeOf, type ScanTranslator, scanTerms, usePlaceFilters } from './shared.ts'

const noFilter = { type: '', st: '' }
type ScanAt = At<{ bId?: string }, Clock, UrlState<typeof noFilter>>
type Asked = Input<typeof GetScanStats>
type Drawing = Formats & { t: ScanTranslator; language: Language; at: ScanAt; grouping: Grouping; asked: Asked | null }

/** The dashboard of scans: put together by where the codes hang, or code by code. Only names are searched. */
export const describeScans = (grouping: Grouping): Dashboard<{ bId?: string }, Clock, typeof noFilter> => ({
  ...scanTerms,
  head: scanDashboard,
  narrowed: noFilter,
  beside: scanPages,
  useShown: at => {
    const t = useWords(words)
    const [language] = useLanguage()
    const formats = useFormats()
    const byName = grouping === 'name'
    const { type, st } = at.narrowed
    const { text, askNow } = useSearchText(st)
    const asked = at.dates && {
      ...placeOf(at),
      ...at.dates,
      ...clockOf(at),
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
      main: mainOf(readScans(drawing), out => (seenIn(out.Scans).length > 0 ? null : { text: t('nothing'), hint: t('noMatch') })),
      missing: t('missing'),
      failed: t('failed'),
      parts: [totals(drawing), byCard(drawing)],
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

const keyOf = ({ QrCodeId, Location }: ScanItem) => QrCodeId ?? Location
const shownPlace = ({ language }: Drawing, item: ScanItem) => locationLabel(item.Location, language)
const shownName = (drawing: Drawing, item: ScanItem) => (item.QrCodeId ? item.DisplayText : shownPlace(drawing, item))
const shownBuilding = ({ language }: Drawing, { BuildingName }: ScanItem) => (BuildingName ? nameIn(BuildingName, language) : '')

/** A card for each location or code, or all of them as a table; each opens its buttons and its months. */
const byCard = (drawing: Drawing): Part => {
  const { t, number, grouping } = drawing
  const byName = grouping === 'name'
  return cards({
    key: 'scans',
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

/** The course of each card over the dates. */
const readCourses = ({ asked }: Drawing) => reading(GetScanSeries, asked, { quiet: true })

type Courses = ReadonlyMap<string, readonly number[]>
const coursesOf = (out: Output<typeof GetScanSeries> | undefined): Courses => new Map(out?.Series.map(one => [one.Key, one.Counts]))

const columnsOf = (drawing: Drawing, courses: Courses, open: (item: ScanItem) => void) => {
  const { t, number, grouping } = drawing
  const byName = grouping === 'name'
  const nameOf = (item: ScanItem) => shownName(drawing, item)
  const placeOfItem = (item: ScanItem) => shownPlace(drawing, item)
  const buildingOf = (item: ScanItem) => shownBuilding(drawing, item)
  const opener = (item: ScanItem) => (
    <UnstyledButton className={classes.open} onClick={() => open(item)}>
      {nameOf(item)}
    </UnstyledButton>
  )
  const course = (item: ScanItem) => {
    const points = courses.get(keyOf(item))
    return points && points.length > 1 ? <Sparkline name={nameOf(item)} points={points} /> : null
  }
  const figure = (id: string, header: string, of: (item: ScanItem) => number | null, unit = '') => ({
    id,
    header,
    by: of,
    numeric: true,
    cell: (item: ScanItem) => (of(item) === null ? t('none') : `${number(of(item))}${unit}`),
  })
  return [
    { id: 'name', header: t(byName ? 'code' : 'location'), by: nameOf, cell: opener },
    ...(byName
      ? [
          { id: 'location', header: t('location'), by: placeOfItem, cell: placeOfItem },
          { id: 'building', header: t('building'), by: buildingOf, cell: buildingOf },
        ]
      : []),
    figure('scans', t('scans'), item => item.ScanCount),
    { id: 'course', header: t('course'), cell: course },
    figure('sessions', t('sessions'), item => item.TotalSessions),
    figure('average', t('average'), item => item.AvgSession, ' s'),
    figure('engaged', t('engaged'), item => item.Engaged),
    { id: 'way', header: t('way'), cell: (item: ScanItem) => <Way drawing={drawing} item={item} /> },
  ]
}

const Way = ({ drawing, item }: { drawing: Drawing; item: ScanItem }) => {
  const { t, at } = drawing
  const { QrCodeId, BuildingId, Location, QrCount } = item
  const one = QrCodeId && BuildingId ? { groupId: at.gId, bId: BuildingId, qrId: QrCodeId } : null
  const shown = QrCodeId ? t('toCode') : t('codes', { n: QrCount })
  return (
    <Anchor
      component={AddressLink}
      href={one ? href(qrEditor, one) : href(qrCodeList, {}, { text: Location })}
      size="sm"
      aria-label={`${shown}: ${shownName(drawing, item)}`}
    >
      {shown}
    </Anchor>
  )
}

const cardOf = ({ QrCodeId, Location }: ScanItem) => (QrCodeId ? { qr: QrCodeId } : { lt: Location })

const buttonsOf = ({ t, number, at }: Drawing, item: ScanItem): Part =>
  table({
    key: 'buttons',
    from: reading(GetHubItemLogData, { ...placeOf(at), ...cardOf(item), ...at.dates, ...clockOf(at) }),
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
