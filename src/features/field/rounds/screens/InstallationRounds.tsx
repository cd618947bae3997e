import { labelIn } from '../../../../core/labels.ts'
import { useCall } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { RowsTable } from '../../../../ui/list/RowsTable.tsx'
import { RouteLink } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { GetInstallationRoundSumary } from '../contract.ts'
import { installationRound } from '../routes.ts'
import { words } from '../words.ts'
import { AddRoundButton } from './RoundsEngine.tsx'
import classes from './rounds.module.css'

/** `/installationRound`: codes that are to be put up, round by round. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { date } = useFormats()
  const gId = useGroupId()
  const { bId, can } = useSession()
  const query = useCall(GetInstallationRoundSumary, { gId, ...(bId && { bId }) }, { quiet: true })
  const rounds = query.data?.Rounds
  return (
    <Page title={t('installation.title')} lead={t('installation.lead')} crumbs={[{ label: t('installation.title') }]}>
      {query.isError && !rounds && <LoadFailed query={query} />}
      {!query.isError && !rounds && <LinesSkeleton lines={5} />}
      {rounds?.length === 0 && (
        <EmptyState
          text={t('installation.none')}
          hint={t('installation.noneHint')}
          action={can('ManageLibraries') ? <AddRoundButton /> : undefined}
        />
      )}
      {rounds && rounds.length > 0 && (
        <RowsTable
          name="installationRounds"
          label={t('installation.title')}
          rows={rounds}
          idOf={row => row.RoundId}
          columns={[
            {
              id: 'round',
              header: t('installation.col.round'),
              by: row => row.QrName,
              cell: row => (
                <RouteLink to={installationRound} params={{ rId: row.RoundId }} className={classes.link}>
                  {row.QrName}
                </RouteLink>
              ),
            },
            {
              id: 'building',
              header: t('col.BuildingName'),
              by: row => row.BuildingName.en,
              cell: row => labelIn(row.BuildingName, language),
            },
            {
              id: 'progress',
              header: t('installation.col.progress'),
              by: row => (row.Stops === 0 ? null : row.Scanned / row.Stops),
              cell: row => t('installation.progress', { done: String(row.Scanned), all: String(row.Stops) }),
            },
            {
              id: 'newest',
              header: t('installation.newest'),
              by: row => row.LastScan,
              cell: row => (row.LastScan === null ? t('installation.waits') : date(row.LastScan)),
            },
          ]}
        />
      )}
    </Page>
  )
}
