import { countries, statesOf } from '../../../../core/states.ts'
import { useChannels } from '../../../../ui/frame/choices.ts'
import type { FilterChip } from '../../../../ui/kit/FilterRow.tsx'
import { FilterSelect } from '../../../../ui/kit/FilterSelect.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import classes from './AdminSearch.module.css'

/** Filters that both tables have; the channel is the top bar's. */
export type Place = { country: string; state: string }
type Props = { place: Place; onPlace: (change: Partial<Place>) => void }
type Option = { value: string; label: string }

/** Channel (for those who may choose one), country, and the country's states. */
export const PlaceFilters = ({ place: { country, state }, onPlace }: Props) => {
  const t = useWords(words)
  const { can, selection, chooseChannel } = useSession()
  const channels = useChannels().data ?? []
  const options = channels.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      {can('GlobalManageGroups') && (
        <Filter label={t('channel')} options={options} value={selection.channel} onChange={id => chooseChannel(id || null)} />
      )}
      <Filter
        label={t('country')}
        options={countries.map(value => ({ value, label: t(`countries.${value}`) }))}
        value={country}
        onChange={next => onPlace({ country: next, state: '' })}
      />
      {country && <Filter label={t('state')} options={stateOptions(country)} value={state} onChange={next => onPlace({ state: next })} />}
    </>
  )
}

type FilterProps = { label: string; options: readonly Option[]; value: string | null; onChange: (value: string) => void }

/** One filter of a table: a list to choose from, empty for all. */
export const Filter = (filter: FilterProps) => <FilterSelect {...filter} className={classes.filter} />

/** A chip for each of these filters that is set. */
export const usePlaceChips = ({ place: { country, state }, onPlace }: Props): FilterChip[] => {
  const t = useWords(words)
  const { selection, chooseChannel } = useSession()
  const channel = useChannels().data?.find(({ id }) => id === selection.channel)
  const stateName = stateOptions(country).find(({ value }) => value === state)?.label ?? state
  const known = countries.find(one => one === country)
  return [
    ...(channel ? [{ label: t('channelIs', { name: channel.name }), onRemove: () => chooseChannel(null) }] : []),
    ...(country
      ? [{ label: `${t('country')}: ${known ? t(`countries.${known}`) : country}`, onRemove: () => onPlace({ country: '', state: '' }) }]
      : []),
    ...(state ? [{ label: `${t('state')}: ${stateName}`, onRemove: () => onPlace({ state: '' }) }] : []),
  ]
}

const stateOptions = (country: string): Option[] => statesOf(country).map(({ Code, Name }) => ({ value: Code, label: Name }))
