import { Button } from '@mantine/core'
import { IconMap2 } from '@tabler/icons-react'
import type { Output } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { GetQrCode } from '../../qr/contract.ts'
import { GetPlanOfCode } from '../contract.ts'
import { floorPlanPage } from '../routes.ts'
import { words } from '../words.ts'

/** Beside a code that stands on a plan: the way there. */
export const CodePlan = ({ code: { BuildingId: bId, QrCodeId } }: { code: Output<typeof GetQrCode> }) => {
  const t = useWords(words)
  const gId = useGroupId()
  const { data } = useCall(GetPlanOfCode, { gId, bId, QrCodeId }, { quiet: true })
  if (!data?.Found) return null
  const { Plan } = data.Found
  return (
    <Button
      component={AddressLink}
      href={href(floorPlanPage, { groupId: gId, bId, planId: Plan.PlanId })}
      variant="default"
      size="xs"
      leftSection={<IconMap2 size={14} aria-hidden />}
    >
      {t('showPlan')}
    </Button>
  )
}
