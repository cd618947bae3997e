import { Anchor, UnstyledButton } from '@mantine/core'
import type { Input, Output } from '../../../../core/call.ts'
import { nameIn } from '../../../../core/labels.ts'
import type { Language } from '../../../../core/words.ts'
import { reading } from '../../../../ui/dashboard/part.ts'
import { Sparkline } from '../../../../ui/kit/Sparkline.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import type { UrlState } from '../../../../ui/urlState.ts'
import type { Formats } from '../../../../ui/words.tsx'
import { qrCodeList, qrEditor } from '../../../codes/qr/routes.ts'
import { locationLabel } from '../../../property/entityTypes/model.ts'
import type { At, DashboardPlace } from '../../dashboards/screens/dashboard.ts'
import { GetScanSeries, type GetScanStats } from '../contract.ts'
import type { Grouping, ScanItem } from '../model.ts'
import classes from './scans.module.css'
import type { ScanTranslator } from './shared.ts'

export const noFilter = { type: '', st: '' }
type ScanAt = At<DashboardPlace, UrlState<typeof noFilter>>
type ScanStatsInput = Input<typeof GetScanStats>
export type Drawing = Formats & { t: ScanTranslator; language: Language; at: ScanAt; grouping: Grouping; asked: ScanStatsInput | null }

export const keyOf = ({ QrCodeId, Location }: ScanItem) => QrCodeId ?? Location
export const shownPlace = ({ language }: Drawing, item: ScanItem) => locationLabel(item.Location, language)
export const shownName = (drawing: Drawing, item: ScanItem) => (item.QrCodeId ? item.DisplayText : shownPlace(drawing, item))
export const shownBuilding = ({ language }: Drawing, { BuildingName }: ScanItem) => (BuildingName ? nameIn(BuildingName, language) : '')

/** The course of each card over the dates. */
export const readCourses = ({ asked }: Drawing) => reading(GetScanSeries, asked, { quiet: true })

type Courses = ReadonlyMap<string, readonly number[]>
/** Scans a day: the steps are not equally long, and the last month may be at its beginning. */
export const coursesOf = (out: Output<typeof GetScanSeries> | undefined): Courses =>
  new Map(out?.Series.map(({ Key, Counts }) => [Key, Counts.map((count, step) => count / (out.Days[step] ?? 1))]))

/** The columns of the cards as a table: sorted by any figure, with the course of the scans and the way to the code or to the codes of a location. */
export const columnsOf = (drawing: Drawing, courses: Courses, open: (item: ScanItem) => void) => {
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
