import { Button } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import type { Output } from '../../../../core/call.ts'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { GetQrCode } from '../../qr/contract.ts'
import { plannedTypes, venueTypes } from '../../requests/bookings.ts'
import { bookings } from '../routes.ts'
import { words } from '../words.ts'

const shownTypes: readonly string[] = [...plannedTypes, ...venueTypes]

/** Beside a code by which something is booked: the way to its week. */
export const CodeBookings = ({ code }: { code: Output<typeof GetQrCode> }) => {
  const t = useWords(words)
  const { can } = useSession()
  if (!can(bookings.may) || !code.Items.some(one => shownTypes.includes(one.FunctionalityType))) return null
  return (
    <Button
      component={AddressLink}
      href={href(bookings, null, { view: 'week', qr: code.QrCodeId })}
      variant="default"
      size="xs"
      leftSection={<IconCalendarEvent size={14} aria-hidden />}
    >
      {t('open')}
    </Button>
  )
}
