import { Button } from '@mantine/core'
import { useCall } from '../../../../../ui/calls.ts'
import { LoadFailed } from '../../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../../ui/kit/Page.tsx'
import { Skeletons } from '../../../../../ui/kit/Skeletons.tsx'
import { AddressLink, href } from '../../../../../ui/route.ts'
import { isMissing } from '../../../../../ui/send.ts'
import { useSession } from '../../../../../ui/session.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { GetQrCode, GetQrStyle } from '../../contract.ts'
import { qrCodeList } from '../../routes.ts'
import { words } from '../../words.ts'
import { CodeLinks } from './codeLinks.ts'
import { Editor } from './Editor.tsx'

/** `/qrcode/{groupId}/{bId}/{qrId?}`: a new code, or an existing one, with its items and its picture. */
export const Screen = ({ params: { groupId, bId, qrId } }: { params: { groupId: string; bId: string; qrId?: string } }) => {
  const t = useWords(words)
  const { can } = useSession()
  const ready = CodeLinks.useReady()
  const found = useCall(GetQrCode, qrId ? { gId: groupId, QrCodeId: qrId } : null, { quiet: true })
  const mayEdit = can('ManageLibraries')
  const brand = useCall(GetQrStyle, !qrId && mayEdit ? { gId: groupId, bId } : null, { quiet: true })
  if (found.isError && !found.data) return <NoCode query={found} missing={t('missing')} />
  if (brand.isError && isMissing(brand.error)) return <NoCode query={brand} missing={t('missingBuilding')} />
  if (!qrId && (!mayEdit || brand.isFetched))
    return <Editor key="new" gId={groupId} bId={bId} code={null} mayEdit={mayEdit} brand={brand.data?.Style ?? null} />
  if (qrId && found.data?.QrCodeId === qrId && ready)
    return <Editor key={qrId} gId={groupId} bId={bId} code={found.data} mayEdit={mayEdit} brand={null} />
  return (
    <Page title={t('col.Name')} crumbs={[{ label: t('codes'), to: href(qrCodeList) }]}>
      <Skeletons.Form fields={6} />
    </Page>
  )
}

const NoCode = ({ query, missing }: Pick<Parameters<typeof LoadFailed>[0], 'query' | 'missing'>) => {
  const t = useWords(words)
  const all = (
    <Button component={AddressLink} href={href(qrCodeList)} variant="default">
      {t('backToCodes')}
    </Button>
  )
  return (
    <Page title={t('col.Name')} crumbs={[{ label: t('codes'), to: href(qrCodeList) }]}>
      <LoadFailed query={query} missing={missing ?? ''} action={all} />
    </Page>
  )
}
