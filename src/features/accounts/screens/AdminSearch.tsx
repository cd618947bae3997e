import { CloseButton, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconBuildingSkyscraper, IconSearch, IconUsersGroup } from '@tabler/icons-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useChannels } from '../../../ui/frame/choices.ts'
import { FilterRow } from '../../../ui/kit/FilterRow.tsx'
import { Page } from '../../../ui/kit/Page.tsx'
import { useSession } from '../../../ui/session.ts'
import { useUrlState } from '../../../ui/urlState.ts'
import { useWords } from '../../../ui/words.tsx'
import { words } from '../words.ts'
import { AccountResults } from './AccountResults.tsx'
import classes from './AdminSearch.module.css'
import { BuildingResults } from './BuildingResults.tsx'
import { useRecentPlaces } from './recent.ts'
import { useOpenPlace } from './useOpenPlace.ts'

const PAUSE = 200

/** `/adminSearch`: one box for accounts and buildings. Who has one account finds buildings first. */
export const Screen = () => {
  const t = useWords(words)
  const { isGlobalAdmin } = useSession()
  const [{ text }, set] = useUrlState({ text: '' })
  const [typed, setTyped] = useState(text)
  const [settled] = useDebouncedValue(typed.trim(), PAUSE)
  const kept = useRef(text)
  const body = useRef<HTMLDivElement>(null)
  useArrowKeys(body)
  useEffect(() => {
    if (settled === kept.current) return
    kept.current = settled
    set({ text: settled })
  }, [settled, set])
  const groups = [<AccountResults key="accounts" text={settled} />, <BuildingResults key="buildings" text={settled} />]
  return (
    <Page title={t('search')} lead={isGlobalAdmin ? t('searchLead') : t('searchOwnLead')}>
      <div className={classes.body} ref={body}>
        <SearchBox value={typed} onChange={setTyped} label={isGlobalAdmin ? t('searchBox') : t('searchBuildings')} />
        <Narrowed />
        {!settled && <Recent />}
        <div className={classes.groups} data-groups={typed.trim() === settled ? 'ready' : 'waiting'}>
          {isGlobalAdmin ? groups : groups.toReversed()}
        </div>
      </div>
    </Page>
  )
}

const SearchBox = ({ value, onChange, label }: { value: string; onChange: (text: string) => void; label: string }) => {
  const t = useWords(words)
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // After the frame has put the focus on the new page.
    const timer = setTimeout(() => box.current?.focus({ preventScroll: true }), 0)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div>
      <TextInput
        ref={box}
        type="search"
        size="lg"
        maxLength={200}
        aria-label={label}
        aria-describedby={id}
        placeholder={label}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={value && <CloseButton aria-label={t('clear')} onClick={() => onChange('')} />}
      />
      <p id={id} className={classes.keys}>
        {t('keys')}
      </p>
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
const useArrowKeys = (body: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const within = body.current
    const move = (event: KeyboardEvent) => within && moveThrough(event, within)
    within?.addEventListener('keydown', move)
    return () => within?.removeEventListener('keydown', move)
  }, [body])
}

const moveThrough = (event: KeyboardEvent, within: HTMLElement): void => {
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
