import { countries, statesOf } from '../../../../core/states.ts'
import { useChannels } from '../../../../ui/frame/choices.ts'
import { FilterSelect } from '../../../../ui/kit/FilterSelect.tsx'
import { choice, type FilterPart, own } from '../../../../ui/list/filterParts.ts'
import { useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'

/** Width of the filters of both tables. */
export const WIDTH = 180

/** Filters of both tables: the channel of the top bar (for users who may choose one), the country, and its states. */
export const usePlaceFilters = (name: string): FilterPart<'ChannelId' | 'Country' | 'State'>[] => {
  const t = useWords(words)
  const channel = useChannelFilter()
  const [{ country }] = useUrlState({ country: '' }, name)
  return [
    channel,
    choice('Country', {
      key: 'country',
      label: t('country'),
      options: countries.map(value => ({ value, label: t(`countries.${value}`) })),
      resets: ['state'],
      width: WIDTH,
    }),
    choice('State', {
      key: 'state',
      label: t('state'),
      options: statesOf(country).map(({ Code, Name }) => ({ value: Code, label: Name })),
      drawn: country !== '',
      width: WIDTH,
    }),
  ]
}

const useChannelFilter = (): FilterPart<'ChannelId'> => {
  const t = useWords(words)
  const { can, selection, chooseChannel } = useSession()
  const channels = useChannels().data ?? []
  const chosen = channels.find(({ id }) => id === selection.channel)
  return own({
    key: 'channel',
    control: can('GlobalManageGroups') && (
      <FilterSelect
        label={t('channel')}
        options={channels.map(({ id, name }) => ({ value: id, label: name }))}
        value={selection.channel}
        onChange={id => chooseChannel(id || null)}
        width={WIDTH}
      />
    ),
    filter: selection.channel ? { ChannelId: selection.channel } : {},
    set: selection.channel !== null,
    clear: () => chooseChannel(null),
    chip: chosen && t('channelIs', { name: chosen.name }),
  })
}
