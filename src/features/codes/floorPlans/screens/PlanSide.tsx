import { Button, Group, Text } from '@mantine/core'
import { IconGripVertical, IconMapPin } from '@tabler/icons-react'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { qrEditor } from '../../qr/routes.ts'
import type { FloorPlanRow, PlanCode, PlanPin } from '../model.ts'
import { words } from '../words.ts'
import { codeInDrag } from './codeInDrag.ts'
import classes from './plans.module.css'

type SideProps = {
  gId: string
  plan: FloorPlanRow
  on: readonly PlanPin[]
  beside: readonly PlanCode[]
  isSearched: boolean
  mayEdit: boolean
  placing: PlanCode | null
  onPlacing: (code: PlanCode | null) => void
  chosen: string | null
  onChoose: (QrCodeId: string | null) => void
  takeOff: (code: PlanCode) => void
}

/** Beside a plan: the codes that are not on it, to drag or to choose, and those that are. */
export const PlanSide = (props: SideProps) => {
  const { on, beside, isSearched, mayEdit } = props
  const t = useWords(words)
  return (
    <>
      {(!isSearched || beside.length > 0) && (
        <section aria-label={t('notPlaced')}>
          <h2 className={classes.head}>
            {t('notPlaced')} <span className={classes.soft}>{beside.length || ''}</span>
          </h2>
          <Text size="sm" c="var(--ink-soft)">
            {beside.length === 0 ? t('allPlaced') : mayEdit && t('dragHint')}
          </Text>
          <ul className={classes.codes}>
            {beside.map(code => (
              <BesideRow key={code.QrCodeId} code={code} {...props} />
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t('onPlan')}>
        <h2 className={classes.head}>
          {t('onPlan')} <span className={classes.soft}>{on.length || ''}</span>
        </h2>
        {on.length === 0 && (
          <Text size="sm" c="var(--ink-soft)">
            {t('nonePlaced')}
          </Text>
        )}
        <ul className={classes.codes}>
          {on.map(pin => (
            <PinRow key={pin.QrCodeId} pin={pin} {...props} />
          ))}
        </ul>
      </section>
    </>
  )
}

const linesOf = ({ SignId, Location, Floor }: PlanCode) => [SignId, Location, Floor].filter(Boolean).join(' · ')

const BesideRow = ({ code, mayEdit, placing, onPlacing }: SideProps & { code: PlanCode }) => {
  const isPlacing = placing?.QrCodeId === code.QrCodeId
  return (
    <li>
      <button
        type="button"
        className={classes.code}
        disabled={!mayEdit}
        draggable={mayEdit}
        aria-pressed={isPlacing}
        onDragStart={event => codeInDrag.put(event.dataTransfer, code.QrCodeId)}
        onClick={() => onPlacing(isPlacing ? null : code)}
      >
        <IconGripVertical size={16} aria-hidden className={classes.grip} />
        <span>
          {code.QrName}
          <span className={classes.soft}>{linesOf(code)}</span>
        </span>
      </button>
    </li>
  )
}

const PinRow = ({ pin, gId, plan, mayEdit, chosen, onChoose, takeOff }: SideProps & { pin: PlanPin }) => {
  const t = useWords(words)
  const isChosen = chosen === pin.QrCodeId
  return (
    <li>
      <button type="button" className={classes.code} aria-expanded={isChosen} onClick={() => onChoose(isChosen ? null : pin.QrCodeId)}>
        <IconMapPin size={16} aria-hidden className={classes.grip} />
        <span>
          {pin.QrName}
          <span className={classes.soft}>{linesOf(pin)}</span>
        </span>
      </button>
      {isChosen && (
        <Group gap="xs" className={classes.pinActions}>
          <Button
            component={AddressLink}
            href={href(qrEditor, { groupId: gId, bId: plan.BuildingId, qrId: pin.QrCodeId })}
            variant="default"
            size="xs"
          >
            {t('openCode')}
          </Button>
          {mayEdit && (
            <Button variant="subtle" color="red" size="xs" onClick={() => takeOff(pin)}>
              {t('takeOff')}
            </Button>
          )}
        </Group>
      )}
    </li>
  )
}
