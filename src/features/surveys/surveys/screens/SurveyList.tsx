import { Button, Tooltip } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useGroups } from '../../../../ui/frame/choices.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Picker } from '../../../../ui/kit/Picker.tsx'
import { columnsIn } from '../../../../ui/list/columns.ts'
import { choice, own } from '../../../../ui/list/filterParts.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useListTable } from '../../../../ui/list/useListTable.tsx'
import { AddressLink, href, RouteLink } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { useBuildingFilter } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { GetAllSurveyList, GetSurveyList } from '../contract.ts'
import { surveyColumns } from '../listColumns.ts'
import { type SurveyRow, surveyStatuses } from '../model.ts'
import { newSurvey, surveyBuilder } from '../routes.ts'
import { blankPin } from '../rules.ts'
import { words } from '../words.ts'
import { SurveyStatusMark } from './SurveyStatusMark.tsx'
import classes from './surveys.module.css'
import { Toolbar, useRowMenu } from './Toolbar.tsx'

/** `/surveyLibrary/surveyList`: the surveys of the chosen account or building; without an account, of all. */
export const Screen = () => {
  const t = useWords(words)
  const { can, gId } = useSession()
  const action = can('CustomerSurveyLinks') && (
    <Button component={AddressLink} href={href(newSurvey)} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('newSurvey')}
    </Button>
  )
  const filters = useSurveyFilters()
  // Both calls give the same rows; without an account there is no building to filter by.
  const call = (gId ? GetSurveyList : GetAllSurveyList) as typeof GetSurveyList
  const list = useListTable(call, {
    filter: gId ? { gId } : {},
    filters,
    columns: useColumns(),
    label: t('title'),
    search: 'text',
    searchLabel: t('search'),
    actions: useRowMenu(),
    selectable: true,
    bulk: ({ rows, clear }) => <Toolbar gId={gId} rows={rows} clear={clear} />,
    empty: filters.set > 0 ? { hint: t('noMatch') } : { hint: t('noSurveys'), action },
  })
  return (
    <Page title={t('title')} lead={t('lead')} action={action} editNeeds={['CustomerSurveyLinks']} filters={list.filters}>
      {list.body}
    </Page>
  )
}

const useSurveyFilters = () => {
  const t = useWords(words)
  const building = useBuildingFilter(t('allBuildings'))
  const status = choice('status', {
    label: t('col.Status'),
    any: t('anyStatus'),
    options: surveyStatuses.map(value => ({ value, label: t(`status.${value}`) })),
    width: 220,
  })
  return useFilters(GetSurveyList, [own({ key: 'account', control: <Account /> }), building, status])
}

/** The account that is chosen for the portal. */
const Account = () => {
  const t = useWords(words)
  const { gId, group, isGlobalAdmin, chooseGroup } = useSession()
  const { groups, loading } = useGroups()
  const options = groups.map(({ id, name }) => ({ id, label: name }))
  const own = group && !options.some(({ id }) => id === group.id) ? [{ id: group.id, label: group.name }] : []
  return (
    <div className={classes.filter}>
      <Picker
        label={t('account')}
        hideLabel
        placeholder={t('allAccounts')}
        name="account"
        options={[...own, ...options]}
        value={gId}
        onChange={id => chooseGroup(id)}
        loading={loading}
        clearable={isGlobalAdmin}
        disabled={!isGlobalAdmin && options.length + own.length < 2}
      />
    </div>
  )
}

const useColumns = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { can } = useSession()
  const builds = can('CustomerSurveyLinks')
  return useMemo(
    () =>
      columnsIn(surveyColumns, language, {
        BuildingName: { wrap: true },
        Status: { render: row => <SurveyStatusMark status={row.Status} />, card: 'state' },
        SurveyName: { render: row => <Name row={row} linked={builds} />, card: 'name' },
        PIN: { render: row => <Pin pin={row.PIN} hint={builds ? t('noPin') : undefined} /> },
        ModifiedDate: { hidden: true },
        SubmittedDate: { hidden: true },
      }),
    [t, language, builds],
  )
}

const Name = ({ row, linked }: { row: SurveyRow; linked: boolean }) => {
  const t = useWords(words)
  const name = row.SurveyName || <em className={classes.soft}>{t('untitled')}</em>
  if (!linked) return <>{name}</>
  const { GroupId: gId, BuildingId: bId, BuilderId: builderId } = row
  return (
    <RouteLink to={surveyBuilder} params={{ gId, bId, builderId }} className={classes.name ?? ''}>
      {name}
    </RouteLink>
  )
}

const Pin = ({ pin, hint }: { pin: string; hint: string | undefined }) => {
  if (pin) return <span className={classes.pin}>{pin}</span>
  const blank = <span className={classes.blank}>{blankPin}</span>
  return hint ? <Tooltip label={hint}>{blank}</Tooltip> : blank
}
