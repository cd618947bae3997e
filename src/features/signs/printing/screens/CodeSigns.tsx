import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { Output } from '../../../../core/call.ts'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { GetQrCode } from '../../../codes/qr/contract.ts'
import { digitalLocation } from '../options.ts'
import { printSettings } from '../routes.ts'
import { words } from '../words.ts'

/** Beside a code that is printed: the way to how its signs are. */
export const CodeSigns = ({ code }: { code: Output<typeof GetQrCode> }) => {
  const t = useWords(words)
  const groupId = useGroupId()
  if (code.Location === digitalLocation) return null
  return (
    <Button
      component={AddressLink}
      href={href(printSettings, { groupId, bId: code.BuildingId, qrId: code.QrCodeId })}
      variant="default"
      size="xs"
      leftSection={<IconPrinter size={14} aria-hidden />}
    >
      {t('settings')}
    </Button>
  )
}
