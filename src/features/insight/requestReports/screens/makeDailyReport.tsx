import { Button, Group } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { dayIn, isCalendarDay } from '../../../../core/days.ts'
import { nameIn } from '../../../../core/labels.ts'
import { momentsOfDays } from '../../../../core/zones.ts'
import { useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { locationLabel } from '../../../property/entityTypes/model.ts'
import { Actions } from '../../dashboards/screens/Actions.tsx'
import { GetDailySign } from '../contract.ts'
import { dailyHeads } from '../dashboard.ts'
import { dailyReportColumns } from '../listColumns.ts'
import type { DailyReport } from '../model.ts'
import { words } from '../words.ts'
import { dailyNarrowed } from './dailyDashboard.ts'

type SignAt = { type: DailyReport; rId: string; day: string | undefined }

/** `/report/{type}/{rId}`: what one sign brought on a day, with a file of it, on paper and by mail each evening. */
export const makeDailyReport = (type: DailyReport) =>
  function Screen({ params: { rId } }: { params: { rId: string } }) {
    const t = useWords(words)
    const [language] = useLanguage()
    const gId = useGroupId()
    const [{ day }, set] = useUrlState({ day: '' })
    const Day = isCalendarDay(day) ? day : undefined
    const found = useCall(GetDailySign, { gId, QrCodeId: rId }, { quiet: true })
    const { data: sign } = found
    const list = useListTable(dailyReportColumns[type].call, {
      filter: { gId, rId, tableName: type, ...(Day && { Day }) },
      columns: columnsIn(dailyReportColumns[type], language, { 'Name.en': { sort: 'Name', card: 'name' } }),
      name: 'daily',
      label: dailyHeads[type].title[language],
      sort: { field: 'Email', order: 'ASC' },
      empty: { text: t('dailyNone'), hint: t('dailyNoneHint') },
    })
    const place = sign && [sign.QrName, locationLabel(sign.Location, language), nameIn(sign.BuildingName, language)].filter(Boolean)
    return (
      <Page
        title={dailyHeads[type].title[language]}
        lead={place ? place.join(' · ') : t('dailyLead')}
        actions={
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            onClick={() => list.takeAlong?.('xlsx')}
            disabled={!list.total || !list.takeAlong}
          >
            {t('export')}
          </Button>
        }
        action={<PaperActions at={{ type, rId, day: Day }} />}
        filters={
          <Group align="flex-end">
            <DatePickerInput
              label={t('day')}
              value={Day ?? null}
              placeholder={t('today')}
              onChange={next => set({ day: next ?? '' })}
              maxDate={new Date()}
              clearable
              w={220}
            />
          </Group>
        }
      >
        {found.isError && !sign ? <LoadFailed query={found} missing={t('dailyMissing')} /> : list.body}
      </Page>
    )
  }

/** The report on paper, by mail and by subscription, for who may read it in the sign's building. */
const PaperActions = ({ at: { type, rId, day } }: { at: SignAt }) => {
  const gId = useGroupId()
  const [language] = useLanguage()
  const { can } = useSession()
  const { data: sign } = useCall(GetDailySign, { gId, QrCodeId: rId }, { quiet: true })
  const head = dailyHeads[type]
  if (!sign || !can(head.may)) return null
  const { BuildingId: bId, QrName, BuildingName, TimeZone } = sign
  const chosen = day ?? dayIn(TimeZone, Date.now())
  const { from: startDate, to: endDate } = momentsOfDays(TimeZone, { first: chosen, last: chosen })
  return (
    <Actions
      dashboard={{ head, narrowed: dailyNarrowed }}
      title={`${head.title[language]}: ${QrName}`}
      place={nameIn(BuildingName, language)}
      at={{ params: {}, scope: 'building', gId, bId, dates: { startDate, endDate }, narrowed: { sign: rId, of: QrName, until: '' } }}
      timeZone={TimeZone}
    />
  )
}
