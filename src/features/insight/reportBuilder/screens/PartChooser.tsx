import { Button, Skeleton, Text } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { momentsOfDays, ownZone } from '../../../../core/zones.ts'
import type { Part } from '../../../../ui/dashboard/part.ts'
import { fromPreset } from '../../../../ui/kit/dateRange.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { Picker } from '../../../../ui/kit/Picker.tsx'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { type UrlDefaults, writeState } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { AnyDashboard, Dashboard } from '../../dashboards/screens/dashboard.ts'
import { Filters, Tabs } from '../../dashboards/screens/Filters.tsx'
import { encodeFilters } from '../../dashboards/screens/filters.ts'
import { findOpenDashboard, openDashboards } from '../../dashboards/screens/openDashboards.ts'
import { useShownAt } from '../../dashboards/screens/useShownAt.ts'
import { mostBlocks, type ReportBlock, type ReportScope } from '../model.ts'
import { words } from '../words.ts'
import classes from './report.module.css'

type NewBlock = Omit<ReportBlock, 'id'>
type ChooserProps = { scope: ReportScope; room: number; onAdd: (block: NewBlock) => void; onDone: () => void }

/** The parts of a dashboard as they look now, each with a button that adds it, narrowed as the dashboard is here. */
export const PartChooser = ({ scope, room, onAdd, onDone }: ChooserProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { can, bId } = useSession()
  const [key, setKey] = useState<string | null>(null)
  const [left, setLeft] = useState(room)
  const dashboard = useOpened(key)
  const options = openDashboards
    .all()
    .filter(({ head }) => head.scopes.includes(scope) && !head.personal && !head.composed && can(head.may))
    .map(({ head }) => ({ id: head.key, label: head.title[language], ...(head.lead && { detail: head.lead[language] }) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
  const add = (block: NewBlock) => {
    onAdd(block)
    setLeft(n => n - 1)
  }
  return (
    <div className={classes.chooser}>
      {scope === 'building' && !bId ? (
        <EmptyState text={t('noBuilding')} hint={t('noBuildingHint')} />
      ) : (
        <>
          <Picker label={t('dashboard')} placeholder={t('chooseDashboard')} options={options} value={key} onChange={setKey} />
          {key === null && <EmptyState text={t('chooseDashboard')} hint={t('chooseHint')} />}
          {key !== null && !dashboard && <Skeleton height={280} radius="md" />}
          {dashboard?.(known => (
            <Parts key={key} dashboard={known} scope={scope} isFull={left <= 0} onAdd={add} />
          ))}
        </>
      )}
      <div className={classes.foot}>
        <Button onClick={onDone}>{t('done')}</Button>
      </div>
    </div>
  )
}

/** The description of a dashboard, once it is loaded. */
const useOpened = (key: string | null): AnyDashboard | null => {
  const [opened, setOpened] = useState<{ key: string; dashboard: AnyDashboard } | null>(null)
  useEffect(() => {
    if (key)
      void findOpenDashboard(key)
        ?.load()
        .then(dashboard => setOpened({ key, dashboard }))
  }, [key])
  return opened && opened.key === key ? opened.dashboard : null
}

type PartsProps<Place, Narrowed extends UrlDefaults> = {
  dashboard: Dashboard<Place, Narrowed>
  scope: ReportScope
  isFull: boolean
  onAdd: (block: NewBlock) => void
}

const Parts = <Place, Narrowed extends UrlDefaults>({ dashboard, scope, isFull, onAdd }: PartsProps<Place, Narrowed>) => {
  const t = useWords(words)
  const gId = useGroupId()
  const { bId } = useSession()
  const [values, setValues] = useState<Record<string, string>>({})
  const [{ from: startDate, to: endDate }] = useState(() => momentsOfDays(ownZone(), fromPreset('Last 90 Days')))
  const narrow = (change: Record<string, string | undefined>) =>
    setValues(before =>
      Object.fromEntries(Object.entries({ ...before, ...change }).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    )
  const { shown } = useShownAt(
    dashboard,
    { scope, gId, bId: scope === 'building' ? bId : null, dates: { startDate, endDate }, values },
    change => narrow(writeState(dashboard.narrowed, change)),
  )
  const { query } = shown.main.use()
  const known = query.isFetched
  const filters = shown.filters.filter(one => one.is !== 'building')
  const parts = shown.parts.filter(one => one.paper && one.data)
  const Filter = encodeFilters(values)
  return (
    <>
      <Filters label={undefined} filters={filters} period="now" range={noRange} charted={null} />
      <Tabs filters={filters} onOpen={(key, tab) => setValues({ [key]: tab })} />
      {isFull && (
        <Text size="sm" c="var(--ink-soft)">
          {t('full', { most: String(mostBlocks) })}
        </Text>
      )}
      {!known && <Skeleton height={280} radius="md" />}
      {known && parts.length === 0 && <EmptyState text={t('noParts')} />}
      <div className={classes.options}>
        {known &&
          parts.map(part => (
            <PartOption
              key={`${part.key} ${Filter}`}
              part={part}
              isFull={isFull}
              onAdd={Title => onAdd({ Kind: 'Part', Title, Dashboard: dashboard.head.key, Part: part.key, Filters: Filter, Text: '' })}
            />
          ))}
      </div>
    </>
  )
}

const noRange = { value: null, onChange: () => {}, timeZone: ownZone() }

const PartOption = ({ part, isFull, onAdd }: { part: Part; isFull: boolean; onAdd: (title: string) => void }) => {
  const t = useWords(words)
  const [title, setTitle] = useState<string | null>(null)
  const [added, setAdded] = useState(false)
  const readTitle = useEffectEvent(() => part.data?.().then(data => data.title) ?? Promise.resolve(null))
  useEffect(() => {
    let gone = false
    void readTitle().then(
      known => gone || setTitle(known),
      () => {}, // the part says why
    )
    return () => {
      gone = true
    }
  }, [])
  const add = () => {
    if (title === null) return
    onAdd(title)
    setAdded(true)
  }
  return (
    <div className={classes.option}>
      <div className={classes.optionHead}>
        <Button
          size="xs"
          variant={added ? 'default' : 'light'}
          leftSection={added ? <IconCheck size={14} aria-hidden /> : <IconPlus size={14} aria-hidden />}
          aria-label={added ? `${t('added')}: ${title}` : t('add', { title: title ?? '' })}
          disabled={title === null || isFull}
          onClick={add}
        >
          {added ? t('added') : t('addPlain')}
        </Button>
      </div>
      {part.screen()}
    </div>
  )
}
