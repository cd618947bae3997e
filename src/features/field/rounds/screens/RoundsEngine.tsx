import { Button } from '@mantine/core'
import { IconPlus, IconRefresh } from '@tabler/icons-react'
import { refresh } from '../../../../ui/calls.ts'
import { useEvent } from '../../../../ui/events.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { PageTabs } from '../../../../ui/kit/PageTabs.tsx'
import { textIn } from '../../../../ui/language.ts'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { href, useGo } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { library } from '../../../codes/qr/routes.ts'
import { useBuildingColumn, useBuildingFilter } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { useInBuilding } from '../../../property/buildings/screens/pickers/useInBuilding.tsx'
import { GetRounds, roundSavedEvent } from '../contract.ts'
import { roundColumns } from '../listColumns.ts'
import { roundTypeLabels, roundTypes } from '../roundTypes.ts'
import { editRound, newRound, roundsEngineTab } from '../routes.ts'
import { words } from '../words.ts'
import { RoundBar } from './RoundBar.tsx'
import { RoundsTools } from './roundActions.ts'
import { useRoundCells } from './roundCells.tsx'

/** `/library/roundsEngine/{type?}`: the rounds; the type is the place of a tab, 0 is all of them. */
export const Screen = ({ params: { type = '0' } }: { params: { type?: string } }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const go = useGo()
  const gId = useGroupId()
  const mayEdit = useSession().can('ManageLibraries')
  const rt = roundTypes[Number(type) - 1]
  useEvent(roundSavedEvent, () => void refresh(GetRounds))
  const cells = useRoundCells(gId, mayEdit)
  const columns = useBuildingColumn([...columnsIn(roundColumns, language, cells.looks), cells.qr(GetRounds)])
  const list = useListTable(GetRounds, {
    filter: { gId, ...(rt && { rt }) },
    filters: useFilters(GetRounds, [useBuildingFilter(t('allBuildings'))]),
    columns,
    search: 'text',
    searchLabel: t('search'),
    label: t('title'),
    sort: { field: 'QrName', order: 'ASC' },
    idOf: row => row.RoundId,
    ...(mayEdit && { hrefOf: row => href(editRound, { type: row.RoundType, id: row.RoundId }) }),
    selectable: mayEdit,
    bulk: chosen => <RoundBar gId={gId} rows={chosen.rows} onDone={chosen.clear} />,
    empty: { text: t('empty'), hint: t('emptyHint'), action: mayEdit ? <AddRoundButton /> : undefined },
  })
  const tabs = [
    { value: '0', label: textIn({ en: 'All', es: 'Todas', fr: 'Toutes' }, language) },
    ...roundTypes.map((one, i) => ({ value: String(i + 1), label: roundTypeLabels[one][language] })),
  ]
  return (
    <Page
      title={t('title')}
      lead={list.total === undefined ? t('lead') : t('count', { n: list.total })}
      crumbs={[{ label: textIn(library.title, language), to: href(library) }, { label: t('title') }]}
      actions={
        <>
          <RoundsTools />
          <ReloadButton />
        </>
      }
      action={mayEdit && <AddRoundButton />}
      editNeeds={['ManageLibraries']}
      filters={list.filters}
    >
      <PageTabs label={t('type')} tabs={tabs} value={rt ? type : '0'} onChange={next => go(roundsEngineTab, { type: next })}>
        {list.body}
      </PageTabs>
    </Page>
  )
}

const ReloadButton = () => {
  const t = useWords(words)
  return (
    <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => void refresh(GetRounds)}>
      {t('reload')}
    </Button>
  )
}

/** Begins a round in the chosen building, which is asked for where none is. */
export const AddRoundButton = () => {
  const t = useWords(words)
  const gId = useGroupId()
  const go = useGo()
  const start = useInBuilding(gId, { title: t('add'), submit: t('add') }, bId => go(newRound, null, { bId }))
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={start}>
      {t('add')}
    </Button>
  )
}
