import { Button, Checkbox, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { FilterSelect } from '../../../../ui/kit/FilterSelect.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { useSearchText } from '../../../../ui/useSearchText.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { PlanChoice } from '../../../codes/floorPlans/screens/PlanChoice.tsx'
import { GetEquipmentFilters, GetEquipments } from '../../equipment/contract.ts'
import { stopTypes } from '../../equipment/equipmentTypes.ts'
import type { EquipmentRow, FilterCount } from '../../equipment/model.ts'
import { words } from '../words.ts'
import classes from './rounds.module.css'

type PickProps = {
  gId: string
  bId: string
  rType: string
  /** Pieces at which the round stops already. */
  without: readonly string[]
  most: number
  onPick: (pieces: readonly EquipmentRow[]) => void
}

const shownAtOnce = 100
const mostOnPlan = 2000

/** Pieces of the library to stop at, narrowed by filters whose counts follow each other; those of the round already are left out. */
export const PickStops = ({ gId, bId, rType, without, most, onPick }: PickProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [typed, setTyped] = useState('')
  const [set, setFilters] = useState({ StopType: '', Type: '', Floor: '', MechanicalSpace: '' })
  const [perPage, setPerPage] = useState(shownAtOnce)
  const [chosen, setChosen] = useState<ReadonlyMap<string, EquipmentRow>>(new Map())
  const { text } = useSearchText(typed)
  const stopType = stopTypes.find(one => one === set.StopType)
  const counts = useCall(
    GetEquipmentFilters,
    {
      gId,
      bId,
      rType,
      ...(without.length > 0 && { exIds: JSON.stringify(without) }),
      ...(text && { text }),
      ...(stopType && { sType: stopType }),
      ...(set.Type && { type: set.Type }),
      ...(set.Floor && { floor: set.Floor }),
      ...(set.MechanicalSpace && { space: set.MechanicalSpace }),
    },
    { quiet: true },
  ).data
  const filter = {
    gId,
    bId,
    ...(text && { text }),
    ...(stopType && { StopType: stopType }),
    ...(set.Type && { Type: set.Type }),
    ...(set.Floor && { Floor: set.Floor }),
    ...(set.MechanicalSpace && { MechanicalSpace: set.MechanicalSpace }),
  }
  const sort = { field: 'EquipmentName', order: 'ASC' } as const
  const { data } = useCall(GetEquipments, { filter, sort, pagination: { page: 0, perPage: perPage + without.length } }, { quiet: true })
  const pieces = (data?.Equipments ?? []).filter(one => !without.includes(one.EquipmentId))
  const tick = (rows: readonly EquipmentRow[], on: boolean) =>
    setChosen(before => {
      const next = new Map(before)
      for (const row of rows)
        if (on) next.set(row.EquipmentId, row)
        else next.delete(row.EquipmentId)
      return next
    })
  const select = (name: keyof typeof set, label: string, options: readonly FilterCount[] | undefined) => (
    <FilterSelect
      label={label}
      options={(options ?? []).map(one => ({ value: one.Value, label: one.DisplayText[language], count: one.Count }))}
      value={set[name]}
      onChange={next => setFilters(before => ({ ...before, [name]: next }))}
    />
  )
  // All of a floor stand on its plan, however many there are.
  const showFloor = (Floor: string) => {
    setFilters(before => ({ ...before, Floor }))
    setPerPage(mostOnPlan)
  }
  const all = pieces.length > 0 && pieces.every(one => chosen.has(one.EquipmentId))
  return (
    <Stack gap="md">
      <TextInput
        aria-label={t('builder.pickSearch')}
        placeholder={t('builder.pickSearch')}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <Group gap="xs">
        {select('StopType', t('builder.stopType'), counts?.StopType)}
        {select('Type', t('builder.by'), counts?.EquipmentType)}
        {select('Floor', t('builder.floor'), counts?.Floor)}
        {select('MechanicalSpace', t('builder.space'), counts?.MechanicalSpace)}
      </Group>
      <PickOnPlan {...{ gId, bId, pieces, chosen }} onTick={tick} onFloor={showFloor} />
      {!data && <LinesSkeleton lines={6} />}
      {data && pieces.length === 0 && <Text size="sm">{t('builder.pickNone')}</Text>}
      {pieces.length > 0 && (
        <Checkbox
          label={t('builder.pickAll', { n: String(pieces.length) })}
          checked={all}
          onChange={event => tick(pieces, event.currentTarget.checked)}
        />
      )}
      <ul className={classes.list}>
        {pieces.map(piece => (
          <li key={piece.EquipmentId}>
            <Checkbox
              label={piece.EquipmentName}
              description={[piece.EquipmentTypeDisplayText[language], piece.Floor, piece.MechanicalSpace].filter(Boolean).join(' · ')}
              checked={chosen.has(piece.EquipmentId)}
              onChange={event => tick([piece], event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      {data && data.Total > perPage + without.length && (
        <Button variant="default" w="fit-content" onClick={() => setPerPage(perPage + shownAtOnce)}>
          {t('builder.pickMore')}
        </Button>
      )}
      <Group justify="flex-end">
        <Button disabled={chosen.size === 0 || chosen.size > most} onClick={() => onPick([...chosen.values()])}>
          {t('builder.pickAdd', { n: chosen.size })}
        </Button>
      </Group>
    </Stack>
  )
}

type PlanProps = Pick<PickProps, 'gId' | 'bId'> & {
  pieces: readonly EquipmentRow[]
  chosen: ReadonlyMap<string, EquipmentRow>
  onTick: (rows: readonly EquipmentRow[], on: boolean) => void
  onFloor: (floor: string) => void
}
/** The same pieces by their pins on the plan of a floor, for who asks for it. */
const PickOnPlan = ({ gId, bId, pieces, chosen, onTick, onFloor }: PlanProps) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const byCode = new Map(pieces.map(one => [one.QrCodeId, one]))
  const toggle = (QrCodeId: string) => {
    const piece = byCode.get(QrCodeId)
    if (piece) onTick([piece], !chosen.has(piece.EquipmentId))
  }
  return (
    <>
      <Switch label={t('builder.pickOnPlan')} checked={isOpen} onChange={event => setOpen(event.currentTarget.checked)} />
      {isOpen && (
        <PlanChoice
          gId={gId}
          bId={bId}
          offered={new Set(byCode.keys())}
          chosen={new Set([...chosen.values()].map(one => one.QrCodeId))}
          onToggle={toggle}
          onFloor={onFloor}
        />
      )}
    </>
  )
}
