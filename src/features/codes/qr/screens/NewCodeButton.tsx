import { Button } from '@mantine/core'
import { IconFileImport, IconPlus, IconTable } from '@tabler/icons-react'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { lazyPart } from '../../../../ui/lazyPart.tsx'
import { AddressLink, useGo } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { qrEditor } from '../routes.ts'
import { words } from '../words.ts'

// Only who has chosen no building needs it.
const ChooseBuilding = lazyPart(async () => (await import('./ChooseBuilding.tsx')).ChooseBuilding)

/** New QR code, for users who may: in the chosen building, or after a choice. */
export const NewCodeButton = () => {
  const t = useWords(words)
  const { can, bId } = useSession()
  const gId = useGroupId()
  const go = useGo()
  if (!can('ManageLibraries')) return null
  const open = (building: string) => go(qrEditor, { groupId: gId, bId: building })
  const start = () => {
    if (bId) return open(bId)
    const chosen = (close: () => void) => (id: string) => {
      close()
      open(id)
    }
    const asked = { gId, label: t('chooseBuilding'), submit: t('newCode') }
    dialogs.open(close => <ChooseBuilding {...asked} onCancel={close} onChosen={chosen(close)} />, { title: t('newTitle'), size: 420 })
  }
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={start}>
      {t('newCode')}
    </Button>
  )
}

/** Lead to the table and the file that make many codes at once; their pages are later features'. */
export const ManyCodesButtons = () => {
  const t = useWords(words)
  if (!useSession().can('ManageLibraries')) return null
  return (
    <>
      <Button component={AddressLink} href="/importQRCode" variant="default" leftSection={<IconFileImport size={16} aria-hidden />}>
        {t('importMany')}
      </Button>
      <Button component={AddressLink} href="/propertyQrGenerator" variant="default" leftSection={<IconTable size={16} aria-hidden />}>
        {t('generateMany')}
      </Button>
    </>
  )
}
