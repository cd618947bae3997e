import { IconMap2 } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { useWords } from '../../../../ui/words.tsx'
import { LibraryCard } from '../../qr/screens/LibraryCard.tsx'
import { GetFloorPlans } from '../contract.ts'
import { floorPlans } from '../routes.ts'
import { words } from '../words.ts'

/** The plans of the chosen building, on the page of the QR library; without one the way to choose it. */
export const PlanCards = ({ gId, bId }: { gId: string; bId: string | null }) => {
  const t = useWords(words)
  const { data, isError } = useCall(GetFloorPlans, bId ? { gId, bId } : null, { quiet: true })
  return (
    <LibraryCard
      to={floorPlans}
      title={t('title')}
      icon={<IconMap2 size={20} aria-hidden />}
      count={data?.Plans.length ?? (isError || !bId ? null : undefined)}
      line={t('lead')}
    />
  )
}
