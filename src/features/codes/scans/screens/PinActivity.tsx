import { VisuallyHidden } from '@mantine/core'
import { useCall } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { TilesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { Tile, TileRow } from '../../../../ui/kit/Tile.tsx'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { GetPinActivity } from '../contract.ts'
import type { PinItem } from '../model.ts'
import { words } from '../words.ts'
import { PinDetails } from './PinDetails.tsx'
import { Dates, Places, type ScanScope, usePlacesSet, useScanScope } from './ScanFilters.tsx'
import { ScanViews } from './ScanViews.tsx'
import { type Stat, StatCards } from './StatCards.tsx'

/** `/scans/pinActivity`: sign-ins by PIN, by type of PIN. */
export const Screen = () => {
  const t = useWords(words)
  const { place, dates, range, clock } = useScanScope()
  const query = useCall(GetPinActivity, dates && { ...place, ...dates }, { quiet: true })
  const { data, isPending } = query
  const placesSet = usePlacesSet()
  const failed = [clock, query].find(one => one.isError && !one.data)
  const statOf = useStat({ place, dates: dates ?? {} })
  const pins = data?.Pins
  const filters = (
    <FilterRow first={<Dates range={range} />} others={placesSet()}>
      <Places />
    </FilterRow>
  )
  return (
    <Page title={t('titlePin')} lead={t('leadPin')} filters={filters}>
      <ScanViews view="titlePin" />
      {failed ? <LoadFailed query={failed} text={t('failed')} missing={t('missing')} /> : <Figures pins={pins} />}
      {!failed && isPending && <TilesSkeleton tiles={3} />}
      {pins?.length === 0 && <EmptyState text={t('nothing')} hint={t('noPins')} />}
      {pins && pins.length > 0 && <StatCards label={t('pinTypes')} unit={t('signIns')} shareOf="pinShare" stats={pins.map(statOf)} />}
    </Page>
  )
}

const Figures = ({ pins }: { pins: readonly PinItem[] | undefined }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const last = Math.max(0, ...(pins ?? []).map(one => one.LastDate))
  return (
    <section>
      <VisuallyHidden component="h2">{t('figures')}</VisuallyHidden>
      <TileRow label={t('figures')}>
        <Tile name={t('signIns')} figure={(pins ?? []).reduce((sum, one) => sum + one.SignIns, 0)} how={t('signInsHow')} loading={!pins} />
        <Tile name={t('pinTypes')} figure={pins?.length ?? null} how={t('pinTypesHow')} loading={!pins} />
        <Tile name={t('lastSignIn')} figure={last > 0 ? dateTime(last) : null} how={t('lastHow')} loading={!pins} />
      </TileRow>
    </section>
  )
}

const useStat = ({ place, dates }: ScanScope) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const nameOf = usePinName()
  return ({ Type, SignIns, BuildingCount, LastDate }: PinItem): Stat => ({
    id: Type,
    name: nameOf(Type),
    aside: t('buildings', { n: BuildingCount }),
    count: SignIns,
    facts: [{ label: t('lastSignIn'), value: dateTime(LastDate) }],
    onOpen: () =>
      dialogs.open(() => <PinDetails type={Type} place={place} dates={dates} />, {
        title: t('pinDetails', { name: nameOf(Type) }),
        size: 'xl',
      }),
  })
}

/** The name of a type of PIN; an unknown one is shown as it is. */
const usePinName = () => {
  const t = useWords(words)
  const names: Readonly<Record<string, string>> = {
    ChiefEngineer: t('pin.ChiefEngineer'),
    GM: t('pin.GM'),
    Cleaning: t('pin.Cleaning'),
    Security: t('pin.Security'),
    Supplier: t('pin.Supplier'),
    MobileEngineer: t('pin.MobileEngineer'),
  }
  return (type: string): string => names[type] ?? type
}
