import { useCall } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { href } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { qrEditor } from '../../../codes/qr/routes.ts'
import { useBuildingChoices } from '../../../property/buildings/screens/pickers/useBuildingChoices.ts'
import { GetPrintSettingsOnBuilding } from '../contract.ts'
import { signList } from '../routes.ts'
import { words } from '../words.ts'
import { SettingsForm } from './SettingsForm.tsx'

type PageParams = { params: { groupId: string; bId: string; qrId: string } }

/** `/library/printSettings/{groupId}/{bId}/{qrId}`: how the signs of a code are printed, and how many. */
export const Screen = ({ params: { groupId, bId, qrId } }: PageParams) => {
  const t = useWords(words)
  const query = useCall(GetPrintSettingsOnBuilding, { gId: groupId, bId, skip: 0, take: 1, QrCodeId: qrId }, { quiet: true })
  const building = useBuildingChoices(groupId, [bId]).nameOf(bId)
  const crumbs = [{ label: t('title'), to: href(signList) }]
  const [code] = query.data?.PrintSettings ?? []
  if (query.isError || (query.data && !code))
    return (
      <Page title={t('settings')} crumbs={crumbs}>
        <LoadFailed query={query} />
      </Page>
    )
  if (!code)
    return (
      <Page title={t('settings')} crumbs={crumbs}>
        <Skeletons.Form fields={5} />
      </Page>
    )
  const at = { label: code.QrName, to: href(qrEditor, { groupId, bId, qrId }) }
  return (
    <Page
      title={`${t('settings')}: ${code.QrName}`}
      lead={t('settingsLead', { sign: String(code.SignId), building })}
      crumbs={[...crumbs, at, { label: t('settings') }]}
      editNeeds={['ManageLibraries']}
    >
      {code.PrintSettings.length === 0 ? (
        <EmptyState text={t('none')} hint={t('noneHint')} />
      ) : (
        <SettingsForm gId={groupId} bId={bId} code={code} />
      )}
    </Page>
  )
}
