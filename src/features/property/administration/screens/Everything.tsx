import { UnstyledButton } from '@mantine/core'
import { IconBuildingSkyscraper, IconUsersGroup } from '@tabler/icons-react'
import { useChannels } from '../../../../ui/frame/choices.ts'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { words } from '../words.ts'
import { AccountResults, useFoundAccounts } from './AccountResults.tsx'
import classes from './AdminSearch.module.css'
import { BuildingResults } from './BuildingResults.tsx'
import { useRecentPlaces } from './recent.ts'
import { useOpenPlace } from './useOpenPlace.ts'

/** The first accounts and buildings that hold the text, to open at once. Who has one account finds buildings first. */
export const Everything = ({ text, ready }: { text: string; ready: boolean }) => {
  const { isGlobalAdmin } = useSession()
  const { own, answer } = useFoundAccounts(text)
  const below = isGlobalAdmin && !own && answer.isPending
  const groups = [<AccountResults key="accounts" text={text} />, <BuildingResults key="buildings" text={text} below={below} />]
  return (
    <div className={classes.body}>
      <Narrowed />
      {!text && <Recent />}
      <div className={classes.groups} data-groups={ready ? 'ready' : 'waiting'}>
        {isGlobalAdmin ? groups : groups.toReversed()}
      </div>
    </div>
  )
}

/** What narrows the search: the channel of the top bar and the chosen account. Both can be dropped here. */
const Narrowed = () => {
  const t = useWords(words)
  const { isGlobalAdmin, selection, chooseChannel, chooseGroup } = useSession()
  const channels = useChannels()
  const channel = channels.data?.find(each => each.id === selection.channel)
  const account = isGlobalAdmin && selection.selectedGroupId ? selection.selectedGroupName : ''
  if (!channel && !account) return null
  return (
    <FilterRow
      chips={[
        ...(channel ? [{ label: t('channelIs', { name: channel.name }), onRemove: () => chooseChannel(null) }] : []),
        ...(account ? [{ label: t('accountIs', { name: account }), onRemove: () => chooseGroup(null) }] : []),
      ]}
    />
  )
}

const Recent = () => {
  const t = useWords(words)
  const [places] = useRecentPlaces()
  const open = useOpenPlace()
  if (places.length === 0) return null
  return (
    <section aria-label={t('recent')}>
      <h2 className={classes.heading}>{t('recent')}</h2>
      <ul className={classes.recent}>
        {places.map(place => (
          <li key={`${place.gId}/${place.bId ?? ''}`}>
            <UnstyledButton className={classes.place} onClick={() => open(place)} data-result>
              {place.bId ? <IconBuildingSkyscraper size={16} aria-hidden /> : <IconUsersGroup size={16} aria-hidden />}
              <span className={classes.texts}>
                <span className={classes.name}>{place.building ?? place.account}</span>
                {place.building && <span className={classes.detail}>{place.account}</span>}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Down from the box enters the results, up and down move through them, up from the first leads back; Enter in the box opens the first. */
export const moveThrough = (event: KeyboardEvent, within: HTMLElement): void => {
  const box = within.querySelector<HTMLElement>('input[type=search]')
  const places = [...within.querySelectorAll<HTMLElement>('[data-result]')]
  const at = places.findIndex(place => place === event.target)
  // Only what belongs to the text as it stands: Enter right after typing must not open an older result.
  if (event.key === 'Enter' && event.target === box && !event.isComposing)
    within.querySelector<HTMLElement>('[data-groups=ready] ul:not([data-stale]) [data-result]')?.click()
  if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || (event.target !== box && at < 0)) return
  event.preventDefault()
  const next = at + (event.key === 'ArrowDown' ? 1 : -1)
  if (next < 0) box?.focus()
  else places[next]?.focus()
}
