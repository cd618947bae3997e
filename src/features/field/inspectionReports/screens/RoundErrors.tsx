import { Text } from '@mantine/core'
import { formatDay } from '../../../../core/days.ts'
import type { Language } from '../../../../core/words.ts'
import { chart } from '../../../../ui/dashboard/chart/chart.tsx'
import { type Part, reading } from '../../../../ui/dashboard/part.ts'
import { useDateRange } from '../../../../ui/kit/dateRange.ts'
import { Gallery } from '../../../../ui/kit/Gallery.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { textIn } from '../../../../ui/language.ts'
import { columnsIn, columnsOf } from '../../../../ui/list/columns.ts'
import { choice, range } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { href } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { type Translator, useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { useBuildingColumn, useBuildingFilter } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { equipmentTypeCodes, equipmentTypeLabel } from '../../equipment/equipmentTypes.ts'
import { roundTypeLabels, roundTypes } from '../../rounds/roundTypes.ts'
import { GetRoundErrorCounts, GetRoundErrorReport } from '../contract.ts'
import { errorColumns } from '../listColumns.ts'
import type { RoundError } from '../model.ts'
import { roundSummaries } from '../routes.ts'
import { words } from '../words.ts'
import classes from './reports.module.css'

/** `/library/roundErrors`: answers of rounds that were out of their limits: by day, by equipment, one by one, and their photos. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const filters = useErrorFilters()
  const list = useListTable(GetRoundErrorReport, {
    filter: { gId },
    filters,
    columns: useColumns(),
    label: t('errors.title'),
    sort: { field: 'SubmitDate', order: 'DESC' },
    empty: { text: t('errors.none'), hint: t('errors.noneHint') },
  })
  const { startDate, endDate, ...only } = filters.filter ?? {}
  const asked = startDate !== undefined && endDate !== undefined ? { gId, ...only, startDate, endDate } : null
  const from = reading(GetRoundErrorCounts, asked, { quiet: true })
  return (
    <Page
      title={t('errors.title')}
      lead={list.total === undefined ? t('errors.lead') : t('errors.count', { n: list.total })}
      crumbs={[{ label: textIn(roundSummaries.title, language), to: href(roundSummaries) }, { label: t('errors.title') }]}
      filters={list.filters}
    >
      {list.total !== 0 && (
        <div className={classes.charts}>
          {byDay(from, { t, language }).screen()}
          {byEquipment(from, { t, language }).screen()}
        </div>
      )}
      {list.body}
      <Photos rows={list.rows} />
    </Page>
  )
}

const useErrorFilters = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const days = useDateRange('roundErrors', 'Last 90 Days')
  return useFilters(GetRoundErrorReport, [
    useBuildingFilter(t('allBuildings')),
    choice('rt', {
      label: t('type'),
      any: t('type'),
      options: roundTypes.map(value => ({ value, label: roundTypeLabels[value][language] })),
      width: 200,
    }),
    choice('et', {
      label: t('errors.equipmentType'),
      any: t('errors.anyType'),
      options: equipmentTypeCodes.map(value => ({ value, label: equipmentTypeLabel(value)[language] })),
      width: 200,
    }),
    range(['startDate', 'endDate'], { ...days, label: t('time') }),
  ])
}

const useColumns = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const described = columnsIn(errorColumns, language, {
    SubmitDate: { card: 'fact' },
    RoundName: { card: 'more', wrap: true },
    EquipmentName: { card: 'name', wrap: true },
    ErrorReport: { card: 'fact' },
    ErrorReason: { card: 'fact' },
    Question: { wrap: true },
    Comments: { wrap: true, width: 220 },
  })
  const photo = columnsOf(GetRoundErrorReport).render('photo', t('errors.Photo'), row => <PhotoCell row={row} />, { width: 90 })
  return useBuildingColumn([...described, photo])
}

/** The first photo of the stop; that none was taken, or none is asked for, in the words of the document. */
const PhotoCell = ({ row }: { row: RoundError }) => {
  const t = useWords(words)
  if (!row.PhotoUrl)
    return (
      <Text size="sm" c="var(--ink-soft)">
        {row.PhotoUrl === null ? t('errors.missingPhoto') : t('errors.noPhotos')}
      </Text>
    )
  return (
    <a href={row.PhotoUrl} target="_blank" rel="noopener" aria-label={t('errors.openPhoto', { name: row.EquipmentName })}>
      {row.Photo && <img src={row.Photo} alt="" className={classes.thumb} />}
    </a>
  )
}

/** The photos of the shown errors, large. */
const Photos = ({ rows }: { rows: readonly RoundError[] }) => {
  const t = useWords(words)
  const { date } = useFormats()
  const pictures = rows.flatMap(row =>
    row.PhotoUrl
      ? [
          {
            id: row.id,
            name: t('errors.photoOf', { name: row.EquipmentName, day: date(row.SubmitDate) }),
            address: row.PhotoUrl,
            small: row.Photo ?? undefined,
          },
        ]
      : [],
  )
  if (pictures.length === 0) return null
  return (
    <Section title={t('errors.photos')} side={String(pictures.length)}>
      <Gallery label={t('errors.photos')} pictures={pictures} />
    </Section>
  )
}

type Drawing = { t: Translator<(typeof words)['en']>; language: Language }
type Counts = ReturnType<typeof readCounts>
const readCounts = (asked: Parameters<typeof reading<typeof GetRoundErrorCounts>>[1]) => reading(GetRoundErrorCounts, asked)
const HEIGHT = 260

const byDay = (from: Counts, { t, language }: Drawing): Part =>
  chart({
    key: 'errorsByDay',
    from,
    of: out => ({
      data: {
        is: 'bars',
        layout: 'columns',
        stacked: false,
        title: t('errors.byDay'),
        head: t('time'),
        series: [{ label: t('errors.number') }],
        rows: (out?.Days ?? []).map(({ Day, Count }) => ({ text: formatDay(Day, language), values: [Count] })),
        axis: t('errors.number'),
      },
      height: HEIGHT,
    }),
  })

const byEquipment = (from: Counts, { t }: Drawing): Part =>
  chart({
    key: 'errorsByEquipment',
    from,
    of: out => ({
      data: {
        is: 'bars',
        layout: 'rows',
        stacked: false,
        title: t('errors.byEquipment'),
        head: t('errors.EquipmentName'),
        series: [{ label: t('errors.number') }],
        rows: (out?.Equipment ?? []).map(({ EquipmentName, Count }) => ({ text: EquipmentName, values: [Count] })),
        axis: t('errors.number'),
      },
      height: HEIGHT,
    }),
  })
