import { Anchor } from '@mantine/core'
import { weekOf } from '../../../../core/bookedWords.ts'
import { isCalendarDay } from '../../../../core/days.ts'
import { addDays } from '../../../../core/steps.ts'
import { useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { PageTabs } from '../../../../ui/kit/PageTabs.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { BuildingFilter } from '../../../property/buildings/screens/pickers/BuildingFilter.tsx'
import { GetBookingCalendar } from '../contract.ts'
import { bookings } from '../routes.ts'
import { words } from '../words.ts'
import classes from './bookings.module.css'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarSteps } from './CalendarSteps.tsx'
import { UpcomingList } from './UpcomingList.tsx'

const views = ['upcoming', 'week', 'day'] as const
type View = (typeof views)[number]
const localToday = (): string => {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10)
}

/** `/bookings`: what is booked ahead, as a list, by week or by day; of the account, the chosen building, or one code. */
export const Screen = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const { bId } = useSession()
  const [state, set] = useUrlState({ view: 'upcoming', day: '', qr: '' })
  const view = views.find(one => one === state.view) ?? 'upcoming'
  const place = { gId, ...(bId && { bId }), ...(state.qr && { QrCodeId: state.qr }) }
  const today = localToday()
  const named = useCall(GetBookingCalendar, state.qr ? { ...place, From: today, To: today } : null, { quiet: true }).data?.QrName
  const tabs = views.map(value => ({ value, label: t(`view.${value}`) }))
  return (
    <Page
      title={t('title')}
      lead={named ? t('leadCode', { code: named }) : t('lead')}
      actions={
        state.qr && (
          <Anchor component={AddressLink} href={href(bookings, null, { view })} size="sm">
            {t('allCodes')}
          </Anchor>
        )
      }
    >
      <PageTabs label={t('views')} tabs={tabs} value={view} onChange={next => set({ view: next })}>
        {view === 'upcoming' ? (
          <UpcomingList QrCodeId={state.qr} />
        ) : (
          <Calendar view={view} place={place} day={isCalendarDay(state.day) ? state.day : ''} onDay={day => set({ day })} />
        )}
      </PageTabs>
    </Page>
  )
}

type CalendarProps = {
  view: Exclude<View, 'upcoming'>
  place: { gId: string; bId?: string; QrCodeId?: string }
  /** '' is today. */
  day: string
  onDay: (day: string) => void
}

const Calendar = ({ view, place, day, onDay }: CalendarProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const shown = day || localToday()
  const days = view === 'week' ? weekOf(shown, language) : [shown]
  const found = useCall(GetBookingCalendar, { ...place, From: days[0] ?? shown, To: days.at(-1) ?? shown })
  const today = found.data?.Today ?? localToday()
  const step = view === 'week' ? 7 : 1
  return (
    <div className={classes.calendar}>
      <CalendarSteps
        view={view}
        days={days}
        onStep={way => onDay(addDays(shown, way * step))}
        onToday={() => onDay('')}
        filter={<BuildingFilter placeholder={t('allBuildings')} />}
      />
      {found.isError && !found.data ? (
        <LoadFailed query={found} />
      ) : found.data ? (
        <>
          <CalendarGrid gId={place.gId} days={days} today={today} entries={found.data.Entries} isWeek={view === 'week'} />
          {found.data.More && <p className={classes.soft}>{t('more', { n: String(found.data.Entries.length) })}</p>}
        </>
      ) : (
        <Skeletons.Form fields={6} />
      )}
    </div>
  )
}
