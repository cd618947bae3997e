import { useCall } from '../../../../ui/calls.ts'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetPlanOfCode } from '../contract.ts'
import type { FloorPlanRow } from '../model.ts'
import { floorPlanPage } from '../routes.ts'
import { words } from '../words.ts'
import classes from './plans.module.css'

type SpotProps = { gId: string; bId: string; QrCodeId: string }

/** A small plan with one pin: where a code hangs; nothing where it stands on no plan. */
export const PlanSpot = ({ gId, bId, QrCodeId }: SpotProps) => {
  const { data } = useCall(GetPlanOfCode, { gId, bId, QrCodeId }, { quiet: true })
  if (!data?.Found) return null
  return <SmallPlan gId={gId} plan={data.Found.Plan} spot={data.Found} />
}

const SmallPlan = ({ gId, plan, spot: { X, Y } }: { gId: string; plan: FloorPlanRow; spot: { X: number; Y: number } }) => {
  const t = useWords(words)
  const name = t('onPlanOf', { floor: plan.Floor })
  return (
    <AddressLink
      href={href(floorPlanPage, { groupId: gId, bId: plan.BuildingId, planId: plan.PlanId })}
      className={classes.spot}
      aria-label={name}
    >
      <span className={classes.spotSheet} style={{ aspectRatio: `${plan.Width} / ${plan.Height}` }}>
        <img src={plan.Picture.Link} alt="" />
        <span className={classes.spotPin} style={{ left: `${X * 100}%`, top: `${Y * 100}%` }} />
      </span>
      <span className={classes.soft}>{name}</span>
    </AddressLink>
  )
}
