import { Skeleton, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { FilterSelect } from '../../../../ui/kit/FilterSelect.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { GetFloorPlan, GetFloorPlans } from '../contract.ts'
import type { FloorPlanRow } from '../model.ts'
import { words } from '../words.ts'
import classes from './planChoice.module.css'

type ChoiceProps = {
  gId: string
  bId: string
  /** Codes that can be chosen; the others on the plan are not shown. */
  offered: ReadonlySet<string>
  chosen: ReadonlySet<string>
  onToggle: (QrCodeId: string) => void
  /** Called with the floor of the plan that is shown. */
  onFloor: (floor: string) => void
}

/** Codes chosen by their pins on the plan of a floor. */
export const PlanChoice = ({ gId, bId, onFloor, ...props }: ChoiceProps) => {
  const t = useWords(words)
  const [planId, setPlanId] = useState('')
  const plans = useCall(GetFloorPlans, { gId, bId }, { quiet: true }).data?.Plans
  const plan = plans?.find(one => one.PlanId === planId)
  if (!plans) return <Skeleton h={240} />
  if (plans.length === 0) return <Text size="sm">{t('noPlans')}</Text>
  const choose = (id: string) => {
    setPlanId(id)
    onFloor(plans.find(one => one.PlanId === id)?.Floor ?? '')
  }
  return (
    <Stack gap="xs">
      <FilterSelect
        label={t('planOf')}
        options={plans.map(one => ({ value: one.PlanId, label: one.Floor }))}
        value={planId}
        onChange={choose}
      />
      {plan && <PinsOfPlan gId={gId} bId={bId} plan={plan} {...props} />}
    </Stack>
  )
}

type PinsProps = Omit<ChoiceProps, 'onFloor'> & { plan: FloorPlanRow }
const PinsOfPlan = ({ gId, bId, plan, offered, chosen, onToggle }: PinsProps) => {
  const t = useWords(words)
  const { data } = useCall(GetFloorPlan, { gId, bId, PlanId: plan.PlanId }, { quiet: true })
  const pins = (data?.Pins ?? []).filter(pin => offered.has(pin.QrCodeId))
  return (
    <>
      <div className={classes.sheet} style={{ aspectRatio: `${plan.Width} / ${plan.Height}` }}>
        <img src={plan.Picture.Link} alt={t('area', { floor: plan.Floor })} width={plan.Width} height={plan.Height} />
        {pins.map(({ QrCodeId, QrName, X, Y }) => (
          <button
            key={QrCodeId}
            type="button"
            className={classes.pin}
            style={{ left: `${X * 100}%`, top: `${Y * 100}%` }}
            aria-label={QrName}
            aria-pressed={chosen.has(QrCodeId)}
            title={QrName}
            onClick={() => onToggle(QrCodeId)}
          >
            <span>{chosen.has(QrCodeId) && <IconCheck size={14} aria-hidden />}</span>
          </button>
        ))}
      </div>
      {data && pins.length === 0 && <Text size="sm">{t('noPins')}</Text>}
    </>
  )
}
