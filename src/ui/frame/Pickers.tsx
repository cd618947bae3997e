import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Picker } from '../kit/Picker.tsx'
import { chooseBuilding, chooseChannel, useSession } from '../session.ts'
import { useSearchText } from '../useSearchText.ts'
import { useWords } from '../words.tsx'
import { useBuildings, useChannels, useGroups } from './choices.ts'
import classes from './frame.module.css'
import { useSelect } from './useSelect.ts'
import { words } from './words.ts'

/** Where a single building leads from the list of buildings. */
const SINGLE_BUILDING_PATH = '/library/qrcodelist'

/** Channel (with GlobalManageGroups), account and building. A single building is chosen by itself, and its picker then rests. */
export const Pickers = ({ stacked = false }: { stacked?: boolean }) => {
  const t = useWords(words)
  const { can, gId, bId, group, building, selection, isGlobalAdmin } = useSession()
  const channels = useChannels()
  const { groups, loading: groupsLoading } = useGroups()
  const [typed, setTyped] = useState('')
  const { text } = useSearchText(typed.trim())
  const { buildings, loading: buildingsLoading, tooMany } = useBuildings(typed.trim() && text)
  const select = useSelect()
  const single = useSingleBuilding()
  const chosen = isGlobalAdmin ? selection.selectedGroupId : gId
  const groupOptions = withChosen(
    groups.map(each => ({ id: each.id, label: each.name, ...(each.city && { detail: each.city }) })),
    chosen && group ? { id: group.id, label: group.name } : null,
  )
  const buildingOptions = withChosen(
    buildings.map(each => ({ id: each.id, label: each.name, detail: [each.code, each.city].filter(Boolean).join(' · ') })),
    building && !typed ? { id: building.id, label: building.name } : null,
  )
  return (
    <div className={stacked ? classes.stacked : classes.pickers}>
      {can('GlobalManageGroups') && (
        <Picker
          label={t('channel')}
          hideLabel={!stacked}
          placeholder={t('allChannels')}
          options={(channels.data ?? []).map(each => ({ id: each.id, label: each.name }))}
          value={selection.channel}
          onChange={chooseChannel}
          clearable
          loading={channels.isLoading}
        />
      )}
      <Picker
        label={t('account')}
        hideLabel={!stacked}
        placeholder={t('searchAccount')}
        name="account"
        options={groupOptions}
        value={chosen}
        onChange={id => id && select.group(id)}
        loading={groupsLoading}
        disabled={groupOptions.length === 1 && chosen !== null}
      />
      <Picker
        label={t('building')}
        hideLabel={!stacked}
        placeholder={t('searchBuilding')}
        name={`building-${gId ?? ''}`}
        options={buildingOptions}
        value={bId}
        onChange={select.building}
        clearable={!single}
        loading={buildingsLoading}
        onSearch={setTyped}
        searched={tooMany}
        disabled={single || (!buildingsLoading && !tooMany && buildingOptions.length === 0)}
      />
    </div>
  )
}

/** Chooses a single building where no picker stands: on narrow screens the pickers are in the drawer. */
export const SingleBuilding = () => {
  useSingleBuilding()
  return null
}

type Choice = { id: string; label: string }

// What is chosen is shown by its name while the list loads, and when the list does not hold it.
const withChosen = (options: Choice[], chosen: Choice | null): Choice[] =>
  chosen?.label && !options.some(option => option.id === chosen.id) ? [chosen, ...options] : options

const useSingleBuilding = (): boolean => {
  const router = useRouter()
  const { bId } = useSession()
  const { buildings, asking } = useBuildings()
  const only = buildings.length === 1 ? buildings[0] : undefined
  useEffect(() => {
    if (asking && bId) return // a building that was just added is chosen, and not in the list yet
    if (!only || bId === only.id) return // who opens the list with the building chosen wants the list
    chooseBuilding(only.id, only)
    if (router.latestLocation.pathname === '/properties') void router.navigate({ to: SINGLE_BUILDING_PATH, replace: true } as never)
  }, [only, asking, bId, router])
  return only !== undefined
}
