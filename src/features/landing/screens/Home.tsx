import { Button } from '@mantine/core'
import { IconPlus, IconQrcode } from '@tabler/icons-react'
import { useCall } from '../../../ui/calls.ts'
import { EmptyState } from '../../../ui/kit/EmptyState.tsx'
import { Page } from '../../../ui/kit/Page.tsx'
import { Tile } from '../../../ui/kit/Tile.tsx'
import { useGo } from '../../../ui/route.ts'
import { useSession } from '../../../ui/session.ts'
import { useWords } from '../../../ui/words.tsx'
import { adminSearch } from '../../accounts/routes.ts'
import { qrCodeList, qrEditor } from '../../qr/routes.ts'
import { GetOverview } from '../contract.ts'
import { words } from '../words.ts'
import { BuildingCards } from './BuildingCards.tsx'
import { Figures } from './Figures.tsx'
import { greetingAt } from './overview.ts'
import { Trend } from './Trend.tsx'

/** `/`: the last 30 days of the account, and the buildings to go on from. */
export const Screen = () => {
  const t = useWords(words)
  const { profile, gId, group } = useSession()
  const name = profile?.UserPersonal?.FullName.split(' ')[0] ?? ''
  const overview = useCall(GetOverview, gId ? { gId } : null)
  const go = useGo()
  const title = t(greetingAt(new Date().getHours()), { name })
  if (!gId)
    return (
      <Page title={title}>
        <EmptyState
          text={t('chooseAccount')}
          hint={t('chooseAccountHint')}
          action={<Button onClick={() => go(adminSearch)}>{t('toSearch')}</Button>}
        />
      </Page>
    )
  if (overview.isError)
    return (
      <Page title={title}>
        <EmptyState drawing="error" text={t('failed')} action={<Button onClick={() => void overview.refetch()}>{t('tryAgain')}</Button>} />
      </Page>
    )
  const codes = overview.data?.Buildings.reduce((sum, one) => sum + one.QrCount, 0) ?? null
  return (
    <Page title={title} lead={t('homeLead', { account: group?.name ?? '' })} {...useActions()}>
      <Figures overview={overview.data}>
        <Tile
          name={t('codes')}
          figure={codes}
          how={t('codesHow', { buildings: overview.data?.Buildings.length ?? 0 })}
          loading={!overview.data}
          onPick={() => go(qrCodeList)}
        />
      </Figures>
      <Trend overview={overview.data} answers />
      <BuildingCards buildings={overview.data?.Buildings} />
    </Page>
  )
}

const useActions = () => {
  const t = useWords(words)
  const { can, gId, bId } = useSession()
  const go = useGo()
  const library = (
    <Button variant="default" leftSection={<IconQrcode size={16} aria-hidden />} onClick={() => go(qrCodeList)}>
      {t('qrLibrary')}
    </Button>
  )
  const create = can('ManageLibraries') && bId && gId && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => go(qrEditor, { groupId: gId, bId })}>
      {t('newQr')}
    </Button>
  )
  return { actions: library, action: create }
}
