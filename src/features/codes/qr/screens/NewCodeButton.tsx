import { Button } from '@mantine/core'
import { IconFileImport, IconPlus, IconTable } from '@tabler/icons-react'
import { AddressLink } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { useNewCode } from './useNewCode.ts'

/** New QR code, for users who may: in the chosen building, or after a choice. */
export const NewCodeButton = () => {
  const t = useWords(words)
  const start = useNewCode(useGroupId())
  if (!useSession().can('ManageLibraries')) return null
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
