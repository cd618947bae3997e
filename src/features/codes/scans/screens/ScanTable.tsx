import { Anchor, UnstyledButton } from '@mantine/core'
import type { Input } from '../../../../core/call.ts'
import { nameIn } from '../../../../core/labels.ts'
import { useCall } from '../../../../ui/calls.ts'
import { Sparkline } from '../../../../ui/kit/Sparkline.tsx'
import { RowsTable } from '../../../../ui/list/RowsTable.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { locationLabel } from '../../entityTypes/model.ts'
import { qrCodeList, qrEditor } from '../../qr/routes.ts'
import { GetScanSeries, type GetScanStats } from '../contract.ts'
import type { ScanItem } from '../model.ts'
import { words } from '../words.ts'
import classes from './scans.module.css'

type Props = {
  label: string
  items: readonly ScanItem[]
  /** What the cards were asked for: their series is of the same dates. */
  asked: Input<typeof GetScanStats> | null
  onOpen: (item: ScanItem) => void
}
const keyOf = ({ QrCodeId, Location }: ScanItem) => QrCodeId ?? Location

/** The cards as a table: sorted by any figure, with the course of the scans, and the way to the code or to the codes of the location. */
export const ScanTable = ({ label, items, asked, onOpen }: Props) => {
  const columns = useColumns(
    items.some(item => item.QrCodeId !== null),
    useSeries(asked),
    onOpen,
  )
  return <RowsTable name="scans" label={label} columns={columns} rows={items} idOf={keyOf} />
}

const useSeries = (asked: Props['asked']): ReadonlyMap<string, readonly number[]> => {
  const { data } = useCall(GetScanSeries, asked, { quiet: true })
  return new Map(data?.Series.map(one => [one.Key, one.Counts]))
}

const useColumns = (byName: boolean, series: ReadonlyMap<string, readonly number[]>, onOpen: Props['onOpen']) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { number } = useFormats()
  const placeOf = (item: ScanItem) => locationLabel(item.Location, language)
  const nameOf = (item: ScanItem) => (item.QrCodeId ? item.DisplayText : placeOf(item))
  const buildingOf = ({ BuildingName }: ScanItem) => (BuildingName ? nameIn(BuildingName, language) : '')
  const opener = (item: ScanItem) => (
    <UnstyledButton className={classes.open} onClick={() => onOpen(item)}>
      {nameOf(item)}
    </UnstyledButton>
  )
  const course = (item: ScanItem) => {
    const points = series.get(keyOf(item))
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
          { id: 'location', header: t('location'), by: placeOf, cell: placeOf },
          { id: 'building', header: t('building'), by: buildingOf, cell: buildingOf },
        ]
      : []),
    figure('scans', t('scans'), item => item.ScanCount),
    { id: 'course', header: t('course'), cell: course },
    figure('sessions', t('sessions'), item => item.TotalSessions),
    figure('average', t('average'), item => item.AvgSession, ' s'),
    figure('engaged', t('engaged'), item => item.Engaged),
    { id: 'way', header: t('way'), cell: (item: ScanItem) => <Way item={item} name={nameOf(item)} /> },
  ]
}

const Way = ({ item: { QrCodeId, BuildingId, Location, QrCount }, name }: { item: ScanItem; name: string }) => {
  const t = useWords(words)
  const gId = useGroupId()
  const to =
    QrCodeId && BuildingId ? href(qrEditor, { groupId: gId, bId: BuildingId, qrId: QrCodeId }) : href(qrCodeList, {}, { text: Location })
  const shown = QrCodeId ? t('toCode') : t('codes', { n: QrCount })
  return (
    <Anchor component={AddressLink} href={to} size="sm" aria-label={`${shown}: ${name}`}>
      {shown}
    </Anchor>
  )
}
