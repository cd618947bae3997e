import { Button, Group } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { IconDownload } from '@tabler/icons-react'
import { isCalendarDay } from '../../../../core/days.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { useGroupId } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { dailyReportColumns } from '../listColumns.ts'
import type { DailyReport } from '../model.ts'
import { words } from '../words.ts'

/** `/report/{type}/{rId}`: what one sign brought on a day, with a file of it. */
export const makeDailyReport = (type: DailyReport) =>
  function Screen({ params: { rId } }: { params: { rId: string } }) {
    const t = useWords(words)
    const [language] = useLanguage()
    const gId = useGroupId()
    const [{ day }, set] = useUrlState({ day: '' })
    const Day = isCalendarDay(day) ? day : undefined
    const list = useListTable(dailyReportColumns[type].call, {
      filter: { gId, rId, tableName: type, ...(Day && { Day }) },
      columns: columnsIn(dailyReportColumns[type], language, { 'Name.en': { sort: 'Name', card: 'name' } }),
      name: 'daily',
      label: t(`dailyTitle.${type}`),
      sort: { field: 'Email', order: 'ASC' },
      empty: { text: t('dailyNone'), hint: t('dailyNoneHint') },
    })
    return (
      <Page
        title={t(`dailyTitle.${type}`)}
        lead={t('dailyLead')}
        action={
          <Button
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => list.takeAlong?.('xlsx')}
            disabled={!list.total || !list.takeAlong}
          >
            {t('export')}
          </Button>
        }
        filters={
          <Group align="flex-end">
            <DatePickerInput
              label={t('day')}
              value={Day ?? null}
              placeholder={t('today')}
              onChange={next => set({ day: next ?? '' })}
              maxDate={new Date()}
              w={220}
            />
          </Group>
        }
      >
        {list.body}
      </Page>
    )
  }
